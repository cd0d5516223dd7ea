import * as z from 'zod/mini'
import type { EtatAssociation } from '../association/etats.ts'
import { successeurPhrase, type ReadableSort } from '../association/successeur.ts'
import { formatInstant, formatJour, jourDeParis } from '../core/jour.ts'
import { requiredCorps, requiredLigne } from '../core/texte.ts'
import { textesDemandeGreffe as textes } from './textes/demande-greffe.ts'

/** The function and the rights that the court grants (ATTACH-12, STAFF-16). */
export const Acceptation = z.strictObject({ fonction: requiredLigne(100), gestion: z.boolean(), depot: z.boolean() })
export type Acceptation = z.output<typeof Acceptation>

/** The ground of a refusal, sent to the person. */
export const Refus = z.strictObject({ motif: requiredCorps(2000) })
export type Refus = z.output<typeof Refus>

/** The current state of a request, on which its acceptance depends. */
export interface SituationDemande extends ReadableSort {
  compteActif: boolean
  /** Since when they are attached by another way; null when they are not. */
  rattacheDepuis: Date | null
  etatAssociation: EtatAssociation
}

/** Why a request cannot be granted, in the clerk's words. A pending request can always be refused. */
export const obstaclesAcceptation = ({ compteActif, rattacheDepuis, etatAssociation, ...sort }: SituationDemande): string[] => [
  ...(rattacheDepuis ? [textes.dejaRattache(formatJour(jourDeParis(rattacheDepuis)))] : []),
  ...(compteActif ? [] : [textes.compteInactif]),
  ...(etatAssociation === 'RADIEE' ? [successeurPhrase(sort) ?? textes.radiee] : []),
]

/** Read by the second of two clerks who decide: who decided, when and what. `agent`: null when the reader decided it themselves. */
export const decidedDemandePhrase = (statut: 'ACCEPTE' | 'REFUSE', agent: string | null, instant: Date): string =>
  textes.dejaDecidee(agent, formatInstant(instant), textes.decisions[statut])
