import * as z from 'zod/mini'
import { etatsAssociation } from 'domain/association/etats'
import { typesEvenement } from 'domain/association/evenements'
import { etatsRequete, sousTypesRequete, typesRequete } from 'domain/requetes/types'
import { motifEtat } from '../association/sort.ts'
import { DetailsEvenement } from '../association/details-evenement.ts'

const text = z.string()
const orNull = z.nullable(text)

/**
 * One line of the history of an association, newest first (ENT-22 to ENT-24, SHEET-15): a version, or a request that made none.
 * `association` is null until the request makes a version. `requete` is null when a court event made the version. `requete` and `type` are
 * null when the reader may only know that a request is under way.
 */
export const LigneHistorique = z.object({
  type: z.nullable(z.enum(typesEvenement)),
  dateCreation: text,
  typeRequete: z.nullable(z.enum(typesRequete)),
  sousTypes: z.array(z.enum(sousTypesRequete)),
  /** Whether an extract can be made of it: only of the latest version. */
  extrait: z.boolean(),
  association: z.nullable(z.object({ ordre: z.int(), etatAssociation: z.enum(etatsAssociation), motifEtat })),
  requete: z.nullable(
    z.object({
      numero: text,
      resultat: z.nullable(z.enum(etatsRequete)),
      dateOrdonnancement: orNull,
      /** Day its declarant took it back: it is rejected without a decision. */
      retireeLe: orNull,
      datePreEnregistrement: text,
      issueTeleservice: z.boolean(),
    }),
  ),
  evenement: z.nullable(DetailsEvenement),
})
export type LigneHistorique = z.output<typeof LigneHistorique>
