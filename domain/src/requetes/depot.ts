import * as z from 'zod/mini'
import type { Comite } from '../association/membres.ts'
import type { Fondateurs } from '../association/fondateurs.ts'
import { Informations } from '../association/informations.ts'
import { Annexe, completerAnnexe } from '../core/annexe.ts'
import type { ModeAnnexe } from '../core/documents.ts'
import type { ErreurChamp } from '../core/erreurs.ts'
import { erreursDeZod } from '../core/erreurs-zod.ts'
import { JourFacultatif } from '../core/jour.ts'
import { corpsFacultatif, liste } from '../core/texte.ts'
import { textes } from '../core/textes.ts'
import { Declarant } from './declarant.ts'

/** The association as filed: its information, and its dates beside it (X-13, issue « Fixed points »). */
export const AssociationDeposee = z.strictObject(
  {
    informations: Informations,
    dateConstitutive: JourFacultatif,
    dateStatuts: JourFacultatif,
    dateInscriptionJAL: JourFacultatif,
    dateDissolutionJAL: JourFacultatif,
    dateDissolution: JourFacultatif,
    dateRadiation: JourFacultatif,
  },
  { error: textes.champObligatoire },
)
export type AssociationDeposee = z.output<typeof AssociationDeposee>

export const Commentaire = corpsFacultatif(4000)

export const annexesAuPlus = 40

/** The annexes of a filing, completed by what its form decides. */
export const AnnexesDe = (mode: ModeAnnexe) =>
  liste(
    z.pipe(
      Annexe,
      z.transform((annexe) => completerAnnexe(annexe, mode)),
    ),
    annexesAuPlus,
  )

/** What any filing carries, normalised: the parts it has no use for are empty. */
export interface Depot {
  commentaire: string | null
  declarant: Declarant
  association: AssociationDeposee
  comite: Comite
  fondateurs: Fondateurs
  documents: Annexe[]
}

/** Number of the shape a filing is stored in today (lire-depot.ts); a part that comes to be used makes the next one. */
export const schemaDepot = 2

// Parts of the common JSON that no filing of today has a use for: only their emptiness is accepted.
const sansObjet = z.optional(z.nullable(z.literal(false)))

/** How a filing reads the direction and the founders; one that has no use for some of them may let them out. */
interface Parties {
  comite: z.ZodMiniType<Comite, z.input<typeof Comite> | null | undefined>
  fondateurs: z.ZodMiniType<Fondateurs, z.input<typeof Fondateurs> | null | undefined>
}

/**
 * The JSON part of a filing (X-07, ENT-47), normalised: parsing what it answered gives the same again. `mode` what its annexes are checked
 * for.
 */
export const schemaDuDepot = (mode: ModeAnnexe, { comite, fondateurs }: Parties) =>
  z.pipe(
    z.strictObject({
      commentaire: Commentaire,
      declarant: Declarant,
      association: AssociationDeposee,
      comite,
      fondateurs,
      documents: AnnexesDe(mode),
      decision: sansObjet,
      renouvellementComite: sansObjet,
      liquidationAssociation: sansObjet,
      radiationAssociation: sansObjet,
    }),
    z.transform(({ commentaire, declarant, association, comite: direction, fondateurs: autres, documents }): Depot => ({
      commentaire,
      declarant,
      association,
      comite: direction,
      fondateurs: autres,
      documents,
    })),
  )

/** Paths as the portal shows them: the direction is the step `membres`. */
export const erreursDuDepot = (issues: readonly z.core.$ZodIssue[]): ErreurChamp[] =>
  erreursDeZod(issues).map(({ field, defaultMessage }) => ({ field: field.replace(/^comite(?=\.|$)/, 'membres'), defaultMessage }))

/** Reads the JSON part of a filing: what was filed, or its refusals under the portal's paths. */
export const lireSaisie = (
  schema: z.ZodMiniType<Depot>,
  json: unknown,
): { depot: Depot; erreurs: null } | { depot: null; erreurs: ErreurChamp[] } => {
  const lu = schema.safeParse(json)
  return lu.success ? { depot: lu.data, erreurs: null } : { depot: null, erreurs: erreursDuDepot(lu.error.issues) }
}
