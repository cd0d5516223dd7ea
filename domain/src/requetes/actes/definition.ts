import * as z from 'zod/mini'
import type { EtatAssociation } from '../../association/etats.ts'
import { JourCalendaire } from '../../core/jour.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import type { Delai } from '../delais.ts'
import type { Objet } from '../objet.ts'
import type { Signataire } from '../signataires.ts'
import type { Agent, Etape, Situation } from './situation.ts'

/** The legal days an act must come after. */
export type JoursPasses = Pick<
  Situation,
  | 'deposeeLe'
  | 'communiqueeLe'
  | 'oppositionJusquau'
  | 'reponseLe'
  | 'opposeeLe'
  | 'leveeLe'
  | 'statutsRecusLe'
  | 'statutsRenvoyesLe'
  | 'observationsJusquau'
  | 'projetRejetLe'
  | 'observationsLe'
  | 'avisEnvoye'
  | 'decideeLe'
>

/** The request as one clerk finds it on a day. */
export interface SituationGreffe extends Situation, Objet {
  /** Account of the clerk who asks. */
  agent: string
  /** Who holds the file among today's clerks of the court (holder.ts); `enCharge` says who took it last, even if they have left. */
  holder: Situation['enCharge']
  /** Whether the court has somebody to render a decision: without one there is no act. */
  signataires: boolean
  /** Lines of the journal, from 1, that a correction may name. */
  corrigibles: readonly number[]
  /** What the register says of the association today, beside what its inscription lacks; nothing of a creation. */
  etatDuRegistre?: EtatAssociation | undefined
  /** Where the judge signs (docs/decisions/0076), and whether one is there to; absent where the clerk names who decided. */
  circuit?: { juges: boolean } | undefined
  /** Who reads is the judge, who acts by calls of their own. */
  parLeJuge?: boolean
}

/** What an act finds beside what the clerk says of it: the day, who acts, their colleagues, who signs, what may be corrected. */
export interface Circonstances {
  aujourdhui: JourCalendaire
  agent: Agent
  collegues: readonly Agent[]
  signataires: readonly Signataire[]
  /** What the request is, and where it stands. */
  objet: Objet
  etape: Etape
  corrigibles: readonly number[]
  /** Points of the demand under way that are not validated. */
  aReouvrir: readonly number[]
}

/** What every act keeps: `le` is its legal day, which a clerk may record later; the journal has the instant and the author. */
export const communs = <const T extends string>(type: T) => ({ type: z.literal(type), le: JourCalendaire })

type Contenu = z.ZodMiniType<{ type: string; le: JourCalendaire }>
type Saisie = Record<string, z.ZodMiniType>
/** What the clerk says of an act. */
type Dit<I extends Saisie> = { [K in keyof I]: z.output<I[K]> }
type Socle = z.output<Contenu>

/** One act of a request, whole: its file says everything the law says of it. The stages it is allowed in are the procedure's. */
export interface DefinitionActe<
  S extends Contenu = Contenu,
  I extends Saisie = Saisie,
  F extends Socle = Socle,
  R extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
> {
  /** What the journal keeps. */
  schema: S
  /** One English sentence for the description of its call. */
  summary: string
  textes: { nom: string; bouton?: string; fait?: string }
  /** Last part of the address where it is done; none for the declarant's own act. */
  chemin: string | null
  /** What the clerk says of it, beside the version of the request it was decided on. */
  saisie: I
  /** The act that what the clerk says makes, but for what its recording adds (a number, a document); null when they name nothing offered. */
  faire: ((dit: Dit<I>, ici: Circonstances) => F | null) | null
  /** The fields at fault in what the clerk says, beside their shape. */
  verifier?: (dit: Dit<I>, ici: Circonstances) => ErreurChamp[]
  /** The reason given, kept where it can be erased. */
  texte?: (dit: Dit<I>) => string | undefined
  /** What of the recorded act its call answers; nothing for most. */
  reponse?: R
  /**
   * Whether the clerk must hold the file, must find it free, must find it in somebody else's hands, or only must not; or any clerk may,
   * whoever holds it. Null for the declarant's own act.
   */
  charge: 'TENUE' | 'LIBRE' | 'TENUE_PAR_UN_AUTRE' | 'INDIFFERENTE' | 'SANS_EGARD' | null
  /** Whether a mistaken one may be corrected by another act; never what has been served. */
  corrigible: boolean
  /** The delays it answers, and those it begins on its legal day. */
  ferme: readonly Delai[]
  ouvre: readonly Delai[]
  /** What it changes of the situation beside its stage and its clocks. */
  reduire: (acte: z.output<S>, situation: Situation) => Partial<Situation>
  /** What stands in its way beside its stage and who holds the file, in the clerk's words. */
  obstacles?: (situation: SituationGreffe) => string[]
  /** Why it is not for this stage, when there is more to say than the stage's name. */
  horsEtape?: (situation: SituationGreffe) => string | null
  /** Why it cannot bear a legal day, beside being neither to come nor before the deposit. */
  jour?: (le: JourCalendaire, jours: JoursPasses) => string | null
}

/** Declares an act; keeps its literal types. */
export const definirActe = <
  S extends Contenu,
  const I extends Saisie,
  const F extends Socle,
  R extends z.ZodMiniType | undefined = undefined,
>(
  definition: DefinitionActe<S, I, F, R>,
): DefinitionActe<S, I, F, R> => definition
