import * as z from 'zod/mini'
import { optionalLigne, requiredLigne, liste } from './texte.ts'
import { textes } from './textes/common.ts'

/** The id of a commune typed freely instead of chosen from the list. */
export const freeCommune = -1

/**
 * A commune as forms carry it: our integer id, or -1 for free text. The schema drops what the autocomplete adds (its courts, X-14): the
 * server trusts the id alone.
 */
export const Commune = z.object(
  {
    id: z.int().check(z.gte(freeCommune)),
    codeInsee: optionalLigne(5),
    libelle: requiredLigne(100),
    codePostaux: liste(requiredLigne(10), 100),
  },
  { error: textes.champObligatoire },
)
export type Commune = z.output<typeof Commune>
