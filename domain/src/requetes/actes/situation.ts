import * as z from 'zod/mini'
import type { Jour } from '../../core/jour.ts'
import { requiredLigne } from '../../core/texte.ts'
import type { GivenVerdicts } from '../controles/verdicts.ts'
import type { NotifiedDecision } from '../decision/notified-decision.ts'
import type { Horloge } from '../delais/horloges.ts'
import type { DestinataireDeDecision } from '../decision/notification.ts'
import type { TypeRecours } from '../types.ts'
import type { Demande } from '../demandes/tribunal-demande.ts'

/** A member of the court's staff: account, and name on the day of the act. */
export const Agent = z.object({ uuid: requiredLigne(64), prenom: requiredLigne(100), nom: requiredLigne(100) })
export type Agent = z.output<typeof Agent>

/** Inner state of a request. */
export const etapes = [
  'PRE_ENREGISTREE',
  'EXAMEN',
  'COMMUNIQUEE_PREFET',
  'OPPOSITION',
  'A_ORDONNER',
  'A_SIGNER',
  'ATTENTE_PIECES',
  'PIECES_RECUES',
  'PROJET_REJET',
  'OBSERVATIONS',
  'INSCRITE',
  'ATTENTE_PAIEMENT_JAL',
  'PAIEMENT_RECU',
  'AVIS_AU_JOURNAL',
  'AVIS_ENVOYE',
  'PUBLIEE',
  'REJETEE',
  'RETIREE',
] as const
export type Etape = (typeof etapes)[number]

/** Where a request stands: the fold of its acts. */
export interface Situation {
  etape: Etape
  /** The stages that suspensions and demandes return to, the latest interrupted last. */
  retours: readonly Etape[]
  /**
   * The change of stage that happens by itself on a day, interrupted or not (CCL art. 63: the prefect's silence). `autrefois` is the day it
   * happened before working days were counted: acts recorded then depend on it.
   */
  ensuite: { le: Jour; de: Etape; etape: Etape; autrefois?: Jour } | null
  /** The running delays, the nearest first. */
  horloges: readonly Horloge[]
  deposeeLe: Jour
  enCharge: { agent: Agent; le: Jour } | null
  recepisseLe: Jour | null
  communiqueeLe: Jour | null
  /** Last day on which the prefect may oppose (CCL art. 63). */
  oppositionJusquau: Jour | null
  reponseLe: Jour | null
  /** Days of the prefect's opposition and of its lifting. */
  opposeeLe: Jour | null
  leveeLe: Jour | null
  inscriteLe: Jour | null
  /** Date of the ordonnance that registers or rejects. */
  decideeLe: Jour | null
  /** Appeal and addressee of the decision; null before it, and when older acts do not hold them. */
  decision: { recours: TypeRecours; destinataire: DestinataireDeDecision } | null
  /** How and when the addressee was notified, from which the delay of appeal runs. */
  notifiee: NotifiedDecision | null
  /** When the declarant withdrew the request, and under what name. */
  retrait: { le: Jour; par: { prenom: string; nom: string } } | null
  /** Pending contests, oldest first: nothing is decided meanwhile. */
  contestations: readonly { le: Jour; par: { prenom: string; nom: string } }[]
  /** The signed paper statutes of a creation (STAFF-05): last day received, and day sent back since. */
  statutsRecusLe: Jour | null
  statutsRenvoyesLe: Jour | null
  /** Day a project of rejection was sent, last day for observations (CPC annex art. 30-2), and day they came. */
  projetRejetLe: Jour | null
  observationsJusquau: Jour | null
  observationsLe: Jour | null
  /** The demandes of the court since the deposit, oldest first. */
  demandes: readonly Demande[]
  /** Day the notice of a creation was sent, and to which newspaper (CPC annex art. 30-10). */
  avisEnvoye: { le: Jour; journal: string } | null
  /** Day that newspaper published it, and the issue. */
  publiee: { le: Jour; parution: string | null } | null
  /** The last decision that a clerk prepared for the judge. It awaits a signature only at the stage A_SIGNER. */
  projet: { le: Jour; sens: 'INSCRIPTION' | 'REJET'; agent: Agent } | null
  /** The clerk's last verdict on each check; a check nobody looked at has none. */
  verdicts: GivenVerdicts
}
