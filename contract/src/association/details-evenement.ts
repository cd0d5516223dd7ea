import * as z from 'zod/mini'

const text = z.string()
const orNull = z.nullable(text)

/** The decision of a court or an authority that a version records. `infirme`: `ordre` of the version it reverses (STAFF-14). */
const DecisionDite = z.object({ nature: text, autorite: text, date: text, numero: orNull, infirme: z.nullable(z.int()) })

/** Changes made by a court event (ENT-24). */
export const DetailsEvenement = z.object({
  /** The court act that made the version, when neither a request nor a decision names it. */
  acte: z.optional(text),
  /** An act ex officio, described as a request is: its type and what it touches (STATE-05, STATE-09). */
  office: z.optional(z.object({ typeRequete: text, sousTypes: z.array(text), decision: z.optional(DecisionDite) })),
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
  /** On an absorbed association: the one that absorbed it (STAFF-12). */
  absorption: z.optional(z.object({ numero: text })),
  fusionnees: z.optional(z.object({ numeros: z.array(text) })),
  /** On a merger recorded by mistake: the `ordre` of its version, and the associations that are no longer absorbed. */
  fusionCorrigee: z.optional(z.object({ ordre: z.int(), numeros: z.array(text) })),
})
export type DetailsEvenement = z.output<typeof DetailsEvenement>
