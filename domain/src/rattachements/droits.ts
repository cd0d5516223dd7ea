import * as z from 'zod/mini'
import type { ErreurChamp } from '../core/erreurs.ts'
import { type Jour, OptionalJour } from '../core/jour.ts'
import { requiredLigne } from '../core/texte.ts'
import { textesUtilisateurs as textes } from './textes/utilisateurs.ts'

/** The function and rights of a person for an association. `fin`: last day of the rights, when they have one (PERM-05). */
export const champsDroits = {
  fonction: requiredLigne(100),
  gestion: z.boolean(),
  depot: z.boolean(),
  fin: OptionalJour,
}

/** Rights whose last day is already past would give nothing. */
export const erreursFin = (fin: Jour | null | undefined, aujourdhui: Jour): ErreurChamp[] =>
  fin && fin < aujourdhui ? [{ field: 'fin', defaultMessage: textes.finPassee }] : []
