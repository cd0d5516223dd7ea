import type { EtatAssociation } from '../../association/etats.ts'
import { textesTransfert as textes } from '../textes/transfert.ts'

/** The current situation that decides whether an association may go to another court. */
export interface SituationTransfert {
  etat: EtatAssociation
  /** Number of a request that the court must still decide; null when there is none. */
  requete: string | null
}

const etats: Record<EtatAssociation, readonly string[]> = {
  INSCRITE: [],
  NONCONFORME: [textes.nonConforme],
  DISSOUTE: [textes.dissoute],
  RADIEE: [textes.radiee],
}

interface SituationCorrection {
  /** Whether the old sheet still shows that it left by this transfer. */
  partie: boolean
  /** Number of versions of the new sheet: its entry, and those registered since. */
  versions: number
  requete: string | null
  dejaEnvoye: boolean
}

/** Reasons why a mistaken transfer may not be undone: any change of the new sheet since. */
export const obstaclesCorrectionTransfert = ({ partie, versions, requete, dejaEnvoye }: SituationCorrection): string[] => {
  if (!partie) return [textes.correction.aucun]
  return [
    ...(versions > 1 ? [textes.correction.changee] : []),
    ...(requete === null ? [] : [textes.requeteEnCours(requete)]),
    ...(dejaEnvoye ? [textes.dejaEnvoye] : []),
  ]
}

/**
 * Reasons to refuse a transfer, when it is sent and again when the new court enters it. The association must be in order, without a request
 * that its court must still decide.
 */
export const obstaclesTransfert = ({ etat, requete }: SituationTransfert): string[] => [
  ...etats[etat],
  ...(requete === null ? [] : [textes.requeteEnCours(requete)]),
]
