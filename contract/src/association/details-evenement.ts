import * as z from 'zod/mini'

const text = z.string()
const orNull = z.nullable(text)

/** What an event of the court changed (ENT-24). */
export const DetailsEvenement = z.object({
  /** What an act of the court's own motion is, in the words of requests: their type, and what it touches (STATE-05, STATE-09). */
  office: z.optional(z.object({ typeRequete: text, sousTypes: z.array(text) })),
  ajoutDocument: z.optional(z.object({ uuid: text, nom: text, type: text })),
  suppressionDocument: z.optional(z.object({ uuid: text, nom: text, type: text })),
  modificationDocument: z.optional(
    z.object({
      uuid: text,
      nom: text,
      journal: orNull,
      date: orNull,
      activation: z.object({ ancienne: z.boolean(), nouvelle: z.boolean() }),
    }),
  ),
  transfert: z.optional(z.object({ numero: text })),
  fusionnees: z.optional(z.object({ numeros: z.array(text) })),
})
export type DetailsEvenement = z.output<typeof DetailsEvenement>
