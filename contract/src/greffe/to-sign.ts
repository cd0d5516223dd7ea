import * as z from 'zod/mini'
import { typesRequete } from 'domain/requetes/types'
import { call } from '../core/call.ts'
import { StatedHorloge } from './queue.ts'

const text = z.string()

export const listerASigner = call({
  method: 'GET',
  path: '/api/juge/requete',
  acces: 'juge',
  summary: "The decisions of the judge's courts that await a signature, oldest filing first; forty at most.",
  answer: z.object({
    content: z.array(
      z.object({
        numero: text,
        /** The version that a signature sends back. */
        version: z.number(),
        type: z.enum(typesRequete),
        denomination: text,
        tribunal: text,
        sens: z.enum(['INSCRIPTION', 'REJET']),
        prepareePar: z.object({ prenom: text, nom: text }),
        prepareeLe: text,
        echeance: z.nullable(StatedHorloge),
        /** Why the judge cannot sign; empty when they can. */
        obstacles: z.array(text),
      }),
    ),
    totalRows: z.number(),
    /** Whether at least one of these courts sends its decisions to the judge. */
    circuit: z.boolean(),
  }),
})
