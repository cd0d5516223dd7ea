import * as z from 'zod/mini'
import { texteFacultatif, texteObligatoire, liste } from './texte.ts'
import { textes } from './textes/common.ts'

/** The id of a commune typed freely instead of chosen from the list. */
export const communeLibre = -1

/**
 * A commune as forms carry it: our integer id, or -1 for free text. The schema drops what the autocomplete adds (its courts, X-14): the
 * server trusts the id alone.
 */
export const Commune = z.object(
  {
    id: z.int().check(z.gte(communeLibre)),
    codeInsee: texteFacultatif(5),
    libelle: texteObligatoire(100),
    codePostaux: liste(texteObligatoire(10), 100),
  },
  { error: textes.champObligatoire },
)
export type Commune = z.output<typeof Commune>
