import * as z from 'zod/mini'
import type { EtatAssociation } from '../association/etats.ts'
import { phraseDuSuccesseur, type SortLisible } from '../association/successeur.ts'
import { formaterInstant, formaterJour, jourDeParis } from '../core/jour.ts'
import { corpsObligatoire, texteObligatoire } from '../core/texte.ts'
import { textesDemandeGreffe as textes } from './textes-demande-greffe.ts'

/** What the court grants (ATTACH-12, STAFF-16). */
export const Acceptation = z.strictObject({ fonction: texteObligatoire(100), gestion: z.boolean(), depot: z.boolean() })
export type Acceptation = z.output<typeof Acceptation>

/** Why it refuses; sent to the person. */
export const Refus = z.strictObject({ motif: corpsObligatoire(2000) })
export type Refus = z.output<typeof Refus>

/** What decides whether a request may be granted, as it is now. */
export interface SituationDemande extends SortLisible {
  compteActif: boolean
  /** Since when they are attached by another way, or null. */
  rattacheDepuis: Date | null
  etatAssociation: EtatAssociation
}

/** What stands in the way of granting a request, in the clerk's words; refusing one that waits is always possible. */
export const obstaclesAcceptation = ({ compteActif, rattacheDepuis, etatAssociation, ...sort }: SituationDemande): string[] => [
  ...(rattacheDepuis ? [textes.dejaRattache(formaterJour(jourDeParis(rattacheDepuis)))] : []),
  ...(compteActif ? [] : [textes.compteInactif]),
  ...(etatAssociation === 'RADIEE' ? [phraseDuSuccesseur(sort) ?? textes.radiee] : []),
]

/** What the clerk who comes second reads: who decided, when and what; `agent` null when it was themselves. */
export const phraseDeDemandeDecidee = (statut: 'ACCEPTE' | 'REFUSE', agent: string | null, instant: Date): string =>
  textes.dejaDecidee(agent, formaterInstant(instant), textes.decisions[statut])
