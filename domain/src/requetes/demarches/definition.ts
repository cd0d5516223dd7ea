import type * as z from 'zod/mini'
import type { Collection } from '../../association/membres.ts'
import type { Version, VersionAvant } from '../../association/version.ts'
import type { ModeAnnexe } from '../../core/documents.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import type { JourCalendaire } from '../../core/jour.ts'
import type { ContexteDepot } from '../contexte-depot.ts'
import type { Depot } from '../depot.ts'
import type { EtapeDepot, VerificationDepot } from '../etapes-depot.ts'
import type { PiecesExigees } from '../pieces-requises.ts'
import type { SousTypeRequete, TypeRequete } from '../types.ts'
import type { ProcedureRequete } from './procedures.ts'

/** Identifiers the server gives when it registers: one per member at each position, one per document listed. */
export interface Identifiants {
  membre: (collection: Collection, position: number) => string
  documents: readonly string[]
  /** Documents of the register or of the filing that another of the filing replaces: one text of the statutes is in force. */
  remplaces: readonly string[]
  /** The day of the ordonnance. */
  le: JourCalendaire
}

/** The documents of the filing, as the version lists them. */
export const documentsApportes = ({ documents, remplaces }: Pick<Identifiants, 'documents' | 'remplaces'>): Version['documents'] =>
  documents.map((uuid) => ({ uuid, actif: !remplaces.includes(uuid) }))

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
  /** Whether it is about an association of the register, named in its address; a creation is not. */
  surAssociation: boolean
  /** The JSON filed. */
  schema: S
  /** Steps of its form, in their order (FORM-26). */
  etapes: readonly EtapeDeDemarche[]
  /** Documents without which it cannot be filed. */
  pieces: PiecesExigees
  /** Everything that forbids filing it; the browser and the server ask the same question. Empty: it may be filed. */
  verifier(depot: z.output<S>, contexte: ContexteDepot): ErreurChamp[]
  /** Its path; the strictest of what it touches. */
  procedure(sousTypes: readonly SousTypeRequete[]): ProcedureRequete
  /** What of the association it touches (STATE-09), beside what the register says of it; null of a creation. */
  sousTypes(depot: z.output<S>, avant: VersionAvant | null): SousTypeRequete[]
  /** The version of the association it makes once registered, after the latest one; null of a creation. */
  version(depot: z.output<S>, avant: Version | null, identifiants: Identifiants): Version
}

/** Declares a filing; keeps the type of its schema. */
export const definirDemarche = <S extends z.ZodMiniType<Depot>>(demarche: Demarche<S>): Demarche<S> => demarche

type SurAssociation<S extends z.ZodMiniType<Depot>> = Omit<Demarche<S>, 'surAssociation' | 'sousTypes' | 'version'> & {
  sousTypes(depot: z.output<S>, avant: VersionAvant): SousTypeRequete[]
  version(depot: z.output<S>, avant: Version, identifiants: Identifiants): Version
}

const existante = <V>(avant: V | null): V => {
  if (!avant) throw new Error('a filing on an association that does not exist')
  return avant
}

/** Declares a filing on an association of the register: it is never read without what the register says. */
export const definirSurAssociation = <S extends z.ZodMiniType<Depot>>(demarche: SurAssociation<S>): Demarche<S> => ({
  ...demarche,
  surAssociation: true,
  sousTypes: (depot, avant) => demarche.sousTypes(depot, existante(avant)),
  version: (depot, avant, identifiants) => demarche.version(depot, existante(avant), identifiants),
})

/** What forbids leaving a step of a filing being typed (FORM-02), under the paths of the whole filing. */
export const verifierEtape = (
  { etapes }: Pick<Demarche, 'etapes'>,
  etape: EtapeDepot,
  saisie: unknown,
  contexte: ContexteDepot,
): ErreurChamp[] => etapes.find(({ nom }) => nom === etape)?.verifier(saisie, contexte) ?? []
