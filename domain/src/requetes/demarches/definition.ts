import type * as z from 'zod/mini'
import type { Collection } from '../../association/membres.ts'
import type { Version } from '../../association/version.ts'
import type { ModeAnnexe } from '../../core/documents.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import type { ContexteDepot } from '../contexte-depot.ts'
import type { Depot } from '../depot.ts'
import type { EtapeDepot, VerificationDepot } from '../etapes-depot.ts'
import type { TypePiece } from '../pieces-requises.ts'
import type { SousTypeRequete, TypeRequete } from '../types.ts'
import type { ProcedureRequete } from './procedures.ts'

/** Identifiers the server gives when it registers: one per member at each position, one per document listed. */
export interface Identifiants {
  membre: (collection: Collection, position: number) => string
  documents: readonly string[]
}

/** A step of a form and what forbids leaving it. */
export interface EtapeDeDemarche {
  nom: EtapeDepot
  verifier: VerificationDepot
}

/** A kind of filing, whole: its file says everything the law and the forms say of it; routes, wizard, seed and tests ask it. */
export interface Demarche<S extends z.ZodMiniType<Depot> = z.ZodMiniType<Depot>> {
  type: TypeRequete
  /** Last part of its address, and what its annexes are checked for. */
  mode: ModeAnnexe
  /** The JSON filed. */
  schema: S
  /** Steps of its form, in their order (FORM-26). */
  etapes: readonly EtapeDeDemarche[]
  /** Documents without which it cannot be filed. */
  pieces: readonly TypePiece[]
  /** Everything that forbids filing it; the browser and the server ask the same question. Empty: it may be filed. */
  verifier: (depot: Depot, contexte: ContexteDepot) => ErreurChamp[]
  procedure: ProcedureRequete
  /** What of the association it touches (STATE-09), beside the version it was made on; null without one. */
  sousTypes: (depot: Depot, avant: Version | null) => SousTypeRequete[]
  /** The version of the association it makes once registered. */
  version: (depot: Depot, avant: Version | null, identifiants: Identifiants) => Version
}

/** Declares a filing; keeps the type of its schema. */
export const definirDemarche = <S extends z.ZodMiniType<Depot>>(demarche: Demarche<S>): Demarche<S> => demarche

/** What forbids leaving a step of a filing being typed (FORM-02), under the paths of the whole filing. */
export const verifierEtape = (
  { etapes }: Pick<Demarche, 'etapes'>,
  etape: EtapeDepot,
  saisie: unknown,
  contexte: ContexteDepot,
): ErreurChamp[] => etapes.find(({ nom }) => nom === etape)?.verifier(saisie, contexte) ?? []
