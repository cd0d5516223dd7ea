import * as z from 'zod/mini'
import type { EtatAssociation } from '../../association/etats.ts'
import { Jour } from '../../core/jour.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import type { Delai } from '../delais/delais.ts'
import type { Objet } from '../objet.ts'
import type { Signataire } from '../decision/signataires.ts'
import type { Agent, Etape, Situation } from './situation.ts'

/** The legal days that an act must follow. */
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

/** A request as one clerk sees it on a day. */
export interface SituationGreffe extends Situation, Objet {
  /** Account of the clerk. */
  agent: string
  /** The clerk of the court who holds the file today (holder.ts). `enCharge` names the last one who took it, even if they have left. */
  holder: Situation['enCharge']
  /** Whether the court has a signatory in office: without one, no decision can be rendered. */
  signataires: boolean
  /** Lines of the journal, counted from 1, that a correction may name. */
  corrigibles: readonly number[]
  /** The state of the association today, apart from non-conformity; absent for a creation. */
  etatDuRegistre?: EtatAssociation | undefined
  /** Set where the judge signs (docs/decisions/0076): `juges` says whether there is a judge. Absent where the clerk names who decided. */
  circuit?: { juges: boolean } | undefined
  /** True for a judge, whose acts have their own calls. */
  parLeJuge?: boolean
}

/** The context of an act besides the clerk's input: day, author, colleagues, signatories, lines that may be corrected. */
export interface Circonstances {
  aujourdhui: Jour
  agent: Agent
  collegues: readonly Agent[]
  signataires: readonly Signataire[]
  /** Kind and subtypes of the request. */
  objet: Objet
  etape: Etape
  corrigibles: readonly number[]
  /** Points of the current demande that are not validated yet. */
  aReouvrir: readonly number[]
}

/** Fields of every act. `on` is its legal day, which a clerk may record later; the journal stores the instant and the author. */
export const commonChamps = <const T extends string>(type: T) => ({ type: z.literal(type), le: Jour })

type Contenu = z.ZodMiniType<{ type: string; le: Jour }>
type Saisie = Record<string, z.ZodMiniType>
/** The clerk's input, parsed. */
type Input<I extends Saisie> = { [K in keyof I]: z.output<I[K]> }
type Socle = z.output<Contenu>

/** The full definition of one act: its file holds everything the law says about it, except its stages, which belong to the procedure. */
export interface DefinitionActe<
  S extends Contenu = Contenu,
  I extends Saisie = Saisie,
  F extends Socle = Socle,
  R extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
> {
  /** Shape of the act in the journal. */
  schema: S
  /** One English sentence for the description of its call. */
  summary: string
  textes: { nom: string; bouton?: string; fait?: string }
  /** Last part of its address; null for the declarant's own act. */
  chemin: string | null
  /** The clerk's input, without the version of the request on which the clerk decided. */
  saisie: I
  /**
   * Builds the act from the input, without what its recording adds (number, document). Returns null when the input names something not
   * offered.
   */
  make: ((dit: Input<I>, ici: Circonstances) => F | null) | null
  /** Errors of the input, beyond its shape. */
  check?: (dit: Input<I>, ici: Circonstances) => ErreurChamp[]
  /** The reason given, stored where it can be erased. */
  texte?: (dit: Input<I>) => string | undefined
  /** The part of the recorded act that the call returns; absent for most acts. */
  reponse?: R
  /**
   * The holder that the act requires. `TENUE`: the clerk. `LIBRE`: nobody. `TENUE_PAR_UN_AUTRE`: a colleague. `INDIFFERENTE`: nobody or
   * the clerk. `SANS_EGARD`: anybody. Null for the declarant's own act.
   */
  charge: 'TENUE' | 'LIBRE' | 'TENUE_PAR_UN_AUTRE' | 'INDIFFERENTE' | 'SANS_EGARD' | null
  /** Whether a mistaken one may be corrected by another act; false once it has been served. */
  corrigible: boolean
  /** The delays that it closes, and those that it opens on its legal day. */
  ferme: readonly Delai[]
  ouvre: readonly Delai[]
  /** Changes that it makes to the situation, besides the stage and the clocks. */
  reduce: (acte: z.output<S>, situation: Situation) => Partial<Situation>
  /** Reasons to refuse it, besides its stage and the holder of the file, in the clerk's words. */
  obstacles?: (situation: SituationGreffe) => string[]
  /** Why this stage does not allow it, when the name of the stage is not enough. */
  outsideEtape?: (situation: SituationGreffe) => string | null
  /** Why it may not have this legal day, besides being in the future or before the deposit. */
  jour?: (le: Jour, jours: JoursPasses) => string | null
}

/** Declares an act and keeps its literal types. */
export const defineActe = <
  S extends Contenu,
  const I extends Saisie,
  const F extends Socle,
  R extends z.ZodMiniType | undefined = undefined,
>(
  definition: DefinitionActe<S, I, F, R>,
): DefinitionActe<S, I, F, R> => definition
