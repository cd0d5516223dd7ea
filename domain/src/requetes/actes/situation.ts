import * as z from 'zod/mini'
import type { JourCalendaire } from '../../core/jour.ts'
import { texteObligatoire } from '../../core/texte.ts'
import type { Prononces } from '../controles/verdicts.ts'
import type { DecisionNotifiee } from '../decision-notifiee.ts'
import type { Horloge } from '../horloges.ts'
import type { DestinataireDeDecision } from '../notification.ts'
import type { TypeRecours } from '../types.ts'
import type { Demande } from './demande-du-tribunal.ts'

/** Who of the court acts: the account and the name it had that day. */
export const Agent = z.object({ uuid: texteObligatoire(64), prenom: texteObligatoire(100), nom: texteObligatoire(100) })
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

/** Where a request stands: what its acts say together. */
export interface Situation {
  etape: Etape
  /** The stages that suspensions and demands return to, the last interrupted last. */
  retours: readonly Etape[]
  /**
   * What comes by itself, without any act, from a day on: a stage after another (CCL art. 63: the prefect's silence), interrupted or not.
   * `autrefois` the day it came before working days were counted: acts recorded then rest on it.
   */
  ensuite: { le: JourCalendaire; de: Etape; etape: Etape; autrefois?: JourCalendaire } | null
  /** The delays that run, the nearest first. */
  horloges: readonly Horloge[]
  deposeeLe: JourCalendaire
  enCharge: { agent: Agent; le: JourCalendaire } | null
  recepisseLe: JourCalendaire | null
  communiqueeLe: JourCalendaire | null
  /** Last day on which the prefect may oppose (CCL art. 63). */
  oppositionJusquau: JourCalendaire | null
  reponseLe: JourCalendaire | null
  /** The prefect's opposition, and what lifted it. */
  opposeeLe: JourCalendaire | null
  leveeLe: JourCalendaire | null
  inscriteLe: JourCalendaire | null
  /** Date of the ordonnance that registers or rejects. */
  decideeLe: JourCalendaire | null
  /** What it may be appealed by and whom it is told to; null before, and where older acts do not say. */
  decision: { recours: TypeRecours; destinataire: DestinataireDeDecision } | null
  /** How and when its addressee was told, from which the delay of appeal runs. */
  notifiee: DecisionNotifiee | null
  /** When its declarant took it back, and who did. */
  retrait: { le: JourCalendaire; par: { prenom: string; nom: string } } | null
  /** What attached persons contest and the court has not answered, oldest first: nothing is decided meanwhile. */
  contestations: readonly { le: JourCalendaire; par: { prenom: string; nom: string } }[]
  /** The signed paper statutes of a creation (STAFF-05): last received, and sent back since. */
  statutsRecusLe: JourCalendaire | null
  statutsRenvoyesLe: JourCalendaire | null
  /** When a project of rejection was sent, the last day of the observations on it (CPC annex art. 30-2), and when they came. */
  projetRejetLe: JourCalendaire | null
  observationsJusquau: JourCalendaire | null
  observationsLe: JourCalendaire | null
  /** What the court has asked the declarant since the deposit, oldest first. */
  demandes: readonly Demande[]
  /** When the notice of a creation was sent, and to which newspaper (CPC annex art. 30-10). */
  avisEnvoye: { le: JourCalendaire; journal: string } | null
  /** When that newspaper published it, and in which of its issues. */
  publiee: { le: JourCalendaire; parution: string | null } | null
  /** The decision a clerk has prepared last for the judge: only one at the stage A_SIGNER awaits a signature. */
  projet: { le: JourCalendaire; sens: 'INSCRIPTION' | 'REJET'; agent: Agent } | null
  /** What the clerk said of each check, the last word on it; a check nobody looked at has none. */
  verdicts: Prononces
}
