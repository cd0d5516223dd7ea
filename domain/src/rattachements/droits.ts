import * as z from 'zod/mini'
import type { ErreurChamp } from '../core/erreurs.ts'
import { type JourCalendaire, JourFacultatif } from '../core/jour.ts'
import { texteObligatoire } from '../core/texte.ts'
import { textesUtilisateurs as textes } from './textes-utilisateurs.ts'

/** What somebody may do for an association, and until which day when it ends by itself (PERM-05). */
export const champsDroits = {
  fonction: texteObligatoire(100),
  gestion: z.boolean(),
  depot: z.boolean(),
  fin: JourFacultatif,
}

/** A last day already over would give rights that are none. */
export const erreursFin = (fin: JourCalendaire | null | undefined, aujourdhui: JourCalendaire): ErreurChamp[] =>
  fin && fin < aujourdhui ? [{ field: 'fin', defaultMessage: textes.finPassee }] : []
