import * as z from 'zod/mini'
import { Fondateurs } from '../../association/fondateurs.ts'
import { Informations } from '../../association/informations.ts'
import type { Liquidation } from '../../association/liquidation.ts'
import { Comite } from '../../association/membres.ts'
import type { Radiation } from '../../association/radiation.ts'
import { Annexe, completeAnnexe } from '../../core/annexe.ts'
import type { ModeAnnexe } from '../../core/documents.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import { erreursDeZod } from '../../core/erreurs-zod.ts'
import { OptionalJour } from '../../core/jour.ts'
import { optionalCorps, flag, liste } from '../../core/texte.ts'
import { textes } from '../../core/textes/common.ts'
import { Declarant } from './declarant.ts'

/** The association as filed: its information, with its dates beside it. */
export const FiledAssociation = z.strictObject(
  {
    informations: Informations,
    dateConstitutive: OptionalJour,
    dateStatuts: OptionalJour,
    dateInscriptionJAL: OptionalJour,
    dateDissolutionJAL: OptionalJour,
    dateDissolution: OptionalJour,
    dateRadiation: OptionalJour,
  },
  { error: textes.champObligatoire },
)
export type FiledAssociation = z.output<typeof FiledAssociation>

export const Commentaire = optionalCorps(4000)

/** Ordre of the version on which a filing was made (SRV-28); optional. */
export const SeenVersion = z.pipe(
  z.optional(z.nullable(z.int().check(z.gte(1)))),
  z.transform((version) => version ?? null),
)

export const maxAnnexes = 40

/** The annexes of a filing, completed by its form. */
export const AnnexesDe = (mode: ModeAnnexe) =>
  liste(
    z.pipe(
      Annexe,
      z.transform((annexe) => completeAnnexe(annexe, mode)),
    ),
    maxAnnexes,
  )

/** The content of any filing, normalised: parts that it does not use are empty. */
export interface Depot {
  commentaire: string | null
  declarant: Declarant
  /** Ordre of the version on which it was made; null when not given, or for a creation. */
  version: number | null
  association: FiledAssociation | null
  comite: Comite
  /** The declarant states that the direction stays as it is (MEMB-37). */
  renouvellementComite: boolean
  fondateurs: Fondateurs
  liquidationAssociation: Liquidation | null
  radiationAssociation: Radiation | null
  documents: Annexe[]
}

/** Number of the shape in which a filing is stored today (lire-depot.ts). Using a new part takes the next number. */
export const schemaDepot = 4

// A part of the common JSON that a filing does not use must be empty.
const rien = z.pipe(
  z.optional(z.nullable(z.literal(false))),
  z.transform(() => null),
)

const emptyListes = <T extends object>(partie: z.ZodMiniType<T>, vides: T) =>
  z.pipe(
    z.optional(
      z.nullable(
        partie.check(z.refine((lue) => Object.values(lue).every((membres: unknown[]) => membres.length === 0), textes.valeurInvalide)),
      ),
    ),
    z.transform(() => vides),
  )

/** The reader of each part for the filings that do not use it. */
const sansObjet = {
  version: rien,
  association: rien,
  comite: emptyListes(Comite, { physiques: [], morales: [], reprises: [], indexMembres: [] }),
  renouvellementComite: z.pipe(
    rien,
    z.transform(() => false),
  ),
  fondateurs: emptyListes(Fondateurs, { physiques: [], morales: [] }),
  liquidationAssociation: rien,
  radiationAssociation: rien,
}

/** Values that the screens of a request derive and may send along (ENT-42, ENT-43): accepted and dropped (docs/decisions/0089). */
const deduits = {
  estRadiee: flag(false),
  estLiquidee: flag(false),
  modifications: z.optional(z.unknown()),
  conflits: z.optional(z.unknown()),
}

type DerivedValues = Record<keyof typeof deduits | 'decision', unknown>

type DepotPart = keyof typeof sansObjet
/** The parts that a filing uses, with the reader of each. */
type Parties = { [P in DepotPart]?: z.ZodMiniType<Depot[P]> }
type DepotPartOf<P extends Parties, K extends DepotPart> = P[K] extends z.ZodMiniType<infer T> ? T : z.output<(typeof sansObjet)[K]>
/** The content of a filing that uses these parts. */
type DepotDe<P extends Parties> = Pick<Depot, 'commentaire' | 'declarant' | 'documents'> & { [K in DepotPart]: DepotPartOf<P, K> }

/**
 * The JSON part of a filing (X-07, ENT-47), normalised: parsing the output again gives the same value. `mode` is the context of its
 * annexes. Parts not in `parties` must be empty.
 */
export const buildDepotSchema = <const P extends Parties>(mode: ModeAnnexe, parties: P) =>
  z.pipe(
    z.strictObject({
      commentaire: Commentaire,
      declarant: Declarant,
      ...sansObjet,
      ...parties,
      documents: AnnexesDe(mode),
      decision: rien,
      ...deduits,
    }),
    // The types cannot follow which parts replace the empty ones.
    z.transform((lu): DepotDe<P> => {
      const { decision: _, estRadiee: _r, estLiquidee: _l, modifications: _m, conflits: _c, ...depot } = lu as DepotDe<P> & DerivedValues
      return depot as unknown as DepotDe<P>
    }),
  )

/** Parts whose step has another name in the portal. */
const chemins = { comite: 'membres', liquidationAssociation: 'liquidation', radiationAssociation: 'radiation' } as const

/** Error paths as the portal shows them: the direction is the step `membres`. */
export const depotErreurs = (issues: readonly z.core.$ZodIssue[]): ErreurChamp[] =>
  erreursDeZod(issues).map(({ field, defaultMessage }) => ({
    field: field.replace(/^\w+/, (debut) => (Object.hasOwn(chemins, debut) ? chemins[debut as keyof typeof chemins] : debut)),
    defaultMessage,
  }))

/** Reads the JSON part of a filing: the filing, or its errors under the portal's paths. */
export const readSaisie = <D extends Depot>(
  schema: z.ZodMiniType<D>,
  json: unknown,
): { depot: D; erreurs: null } | { depot: null; erreurs: ErreurChamp[] } => {
  const lu = schema.safeParse(json)
  return lu.success ? { depot: lu.data, erreurs: null } : { depot: null, erreurs: depotErreurs(lu.error.issues) }
}
