import type * as z from 'zod/mini'
import type { Collection } from '../../association/membres.ts'
import type { Version, PreviousVersion } from '../../association/version.ts'
import type { ModeAnnexe } from '../../core/documents.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import type { Jour } from '../../core/jour.ts'
import type { ContexteDepot } from '../depot/contexte-depot.ts'
import type { Depot } from '../depot/depot.ts'
import type { EtapeDepot, VerificationDepot } from '../checks/etapes-depot.ts'
import type { RequiredPieces } from '../depot/pieces-requises.ts'
import type { SousTypeRequete, TypeRequete } from '../types.ts'
import type { ProcedureRequete } from './procedures.ts'

/** Identifiers that the server assigns on registration: one per member and position, one per document. */
export interface Identifiants {
  membre: (collection: Collection, position: number) => string
  documents: readonly string[]
  /** Documents, of the register or of the filing, that another document of the filing replaces: only one text of statutes is in force. */
  remplaces: readonly string[]
  /** The day of the ordonnance. */
  le: Jour
}

/** The documents of the filing, as the version lists them. */
export const broughtDocuments = ({ documents, remplaces }: Pick<Identifiants, 'documents' | 'remplaces'>): Version['documents'] =>
  documents.map((uuid) => ({ uuid, actif: !remplaces.includes(uuid) }))

/** A step of a form, with the errors that prevent leaving it. */
export interface EtapeDeDemarche {
  nom: EtapeDepot
  check: VerificationDepot
}

/**
 * The full definition of a kind of filing: its file holds everything the law and the forms say about it. Routes, wizard, seed and tests use
 * it.
 */
export interface Demarche<S extends z.ZodMiniType<Depot> = z.ZodMiniType<Depot>> {
  type: TypeRequete
  /** Last part of its address, and the context in which its annexes are checked. */
  mode: ModeAnnexe
  /** Whether its address names an association of the register; false for a creation. */
  surAssociation: boolean
  /** The JSON filed. */
  schema: S
  /** Steps of its form, in their order (FORM-26). */
  etapes: readonly EtapeDeDemarche[]
  /** Documents that it requires. */
  pieces: RequiredPieces
  /** Errors that prevent filing it, in the browser and on the server alike; empty when it may be filed. */
  check(depot: z.output<S>, contexte: ContexteDepot): ErreurChamp[]
  /** Its procedure: the strictest of those its subtypes call for. */
  procedure(sousTypes: readonly SousTypeRequete[]): ProcedureRequete
  /** The subtypes of its changes (STATE-09), compared with the register; `before` is null for a creation. */
  sousTypes(depot: z.output<S>, avant: PreviousVersion | null): SousTypeRequete[]
  /** The version of the association after its registration. `before` is the latest version, null for a creation. */
  version(depot: z.output<S>, avant: Version | null, identifiants: Identifiants): Version
}

/** Declares a kind of filing and keeps the type of its schema. */
export const defineDemarche = <S extends z.ZodMiniType<Depot>>(demarche: Demarche<S>): Demarche<S> => demarche

type DemarcheOnAssociation<S extends z.ZodMiniType<Depot>> = Omit<Demarche<S>, 'surAssociation' | 'sousTypes' | 'version'> & {
  sousTypes(depot: z.output<S>, avant: PreviousVersion): SousTypeRequete[]
  version(depot: z.output<S>, avant: Version, identifiants: Identifiants): Version
}

const requireExisting = <V>(avant: V | null): V => {
  if (!avant) throw new Error('a filing on an association that does not exist')
  return avant
}

/** Declares a filing on a registered association: it is always read with the latest version. */
export const defineDemarcheOnAssociation = <S extends z.ZodMiniType<Depot>>(demarche: DemarcheOnAssociation<S>): Demarche<S> => ({
  ...demarche,
  surAssociation: true,
  sousTypes: (depot, avant) => demarche.sousTypes(depot, requireExisting(avant)),
  version: (depot, avant, identifiants) => demarche.version(depot, requireExisting(avant), identifiants),
})

/** Errors that prevent leaving a step of an unfinished filing (FORM-02), under the paths of the whole filing. */
export const checkEtape = (
  { etapes }: Pick<Demarche, 'etapes'>,
  etape: EtapeDepot,
  saisie: unknown,
  contexte: ContexteDepot,
): ErreurChamp[] => etapes.find(({ nom }) => nom === etape)?.check(saisie, contexte) ?? []
