import type { EtatAssociation } from '../../association/etats.ts'
import { textesTransfert as textes } from './textes-transfert.ts'

/** What decides whether an association may go to another court, as it is now. */
export interface SituationTransfert {
  etat: EtatAssociation
  /** Number of a request the court has still to decide; null when there is none. */
  requete: string | null
}

const etats: Record<EtatAssociation, readonly string[]> = {
  INSCRITE: [],
  NONCONFORME: [textes.nonConforme],
  DISSOUTE: [textes.dissoute],
  RADIEE: [textes.radiee],
}

interface SituationCorrection {
  /** Whether the old sheet is still the one that left by this transfer. */
  partie: boolean
  /** Versions of the new sheet: its entry, and what was registered since. */
  versions: number
  requete: string | null
  dejaEnvoye: boolean
}

/** What stands in the way of undoing a mistaken transfer: anything that happened to the new sheet since. */
export const obstaclesCorrectionTransfert = ({ partie, versions, requete, dejaEnvoye }: SituationCorrection): string[] => {
  if (!partie) return [textes.correction.aucun]
  return [
    ...(versions > 1 ? [textes.correction.changee] : []),
    ...(requete === null ? [] : [textes.requeteEnCours(requete)]),
    ...(dejaEnvoye ? [textes.dejaEnvoye] : []),
  ]
}

/**
 * What stands in the way of a transfer, when it is sent and again when the new court enters it: only an association in order goes, without
 * any request that its court has still to decide.
 */
export const obstaclesTransfert = ({ etat, requete }: SituationTransfert): string[] => [
  ...etats[etat],
  ...(requete === null ? [] : [textes.requeteEnCours(requete)]),
]
