import * as z from 'zod/mini'

const text = z.string()
const orNull = z.nullable(text)

/** The decision of a court or of an authority that a version records; `infirme` the ordre of the version that one undoes (STAFF-14). */
const DecisionDite = z.object({ nature: text, autorite: text, date: text, numero: orNull, infirme: z.nullable(z.int()) })

/** What an event of the court changed (ENT-24). */
export const DetailsEvenement = z.object({
  /** The act of the court that made the version, where neither a request nor a decision names it. */
  acte: z.optional(text),
  /** What an act of the court's own motion is, in the words of requests: their type, and what it touches (STATE-05, STATE-09). */
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
  /** Of one absorbed: what absorbs it (STAFF-12). */
  absorption: z.optional(z.object({ numero: text })),
  fusionnees: z.optional(z.object({ numeros: z.array(text) })),
  /** Of a merger recorded by mistake: the ordre of its version, and what is no longer absorbed. */
  fusionCorrigee: z.optional(z.object({ ordre: z.int(), numeros: z.array(text) })),
})
export type DetailsEvenement = z.output<typeof DetailsEvenement>
