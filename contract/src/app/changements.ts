import * as z from 'zod/mini'

const valeur = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))

/** One line of the journal of administrators' changes, latest first (STAFF-29). */
export const LigneDeChangement = z.object({
  rang: z.int(),
  type: z.string(),
  instant: z.string(),
  auteur: z.string(),
  changements: z.array(z.object({ champ: z.string(), avant: valeur, apres: valeur })),
})
