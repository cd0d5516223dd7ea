import * as z from 'zod/mini'
import { Fondateurs } from '../association/fondateurs.ts'
import { Informations } from '../association/informations.ts'
import { Comite } from '../association/membres.ts'
import { Annexe, completerAnnexe } from '../core/annexe.ts'
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

export const annexesAuPlus = 40

export const AnnexesDeCreation = liste(
  z.pipe(
    Annexe,
    z.transform((annexe) => completerAnnexe(annexe, 'creation')),
  ),
  annexesAuPlus,
)

// Parts of the common filing JSON that a creation has no use for: only their emptiness is accepted.
const sansObjet = z.optional(z.nullable(z.literal(false)))

/** The JSON part of a creation (X-07, ENT-47), normalised: parsing what it answered gives the same again. */
export const DepotCreation = z.pipe(
  z.strictObject({
    commentaire: corpsFacultatif(4000),
    declarant: Declarant,
    association: AssociationDeposee,
    comite: Comite,
    fondateurs: Fondateurs,
    documents: AnnexesDeCreation,
    decision: sansObjet,
    renouvellementComite: sansObjet,
    liquidationAssociation: sansObjet,
    radiationAssociation: sansObjet,
  }),
  z.transform(({ commentaire, declarant, association, comite, fondateurs, documents }) => ({
    commentaire,
    declarant,
    association,
    comite,
    fondateurs,
    documents,
  })),
)
export type DepotCreation = z.output<typeof DepotCreation>

/** Paths as the portal shows them: the direction is the step `membres`. */
export const erreursDuDepot = (issues: readonly z.core.$ZodIssue[]): ErreurChamp[] =>
  erreursDeZod(issues).map(({ field, defaultMessage }) => ({ field: field.replace(/^comite(?=\.|$)/, 'membres'), defaultMessage }))

/** Reads the JSON part of a creation: the filing, or its refusals under the portal's paths. */
export const lireDepotCreation = (json: unknown): { depot: DepotCreation; erreurs: null } | { depot: null; erreurs: ErreurChamp[] } => {
  const lu = DepotCreation.safeParse(json)
  return lu.success ? { depot: lu.data, erreurs: null } : { depot: null, erreurs: erreursDuDepot(lu.error.issues) }
}
