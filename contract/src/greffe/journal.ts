import * as z from 'zod/mini'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'

const text = z.string()

export const lireJournal = call({
  method: 'GET',
  path: '/api/greffe/association/:numero/journal',
  acces: 'greffe',
  summary: 'The acts on an association with their authors and reasons, newest first: for the clerks of its court only (STAFF-29).',
  params: z.strictObject({ numero: NumeroAssociation }),
  answer: z.array(
    z.object({
      rang: z.number(),
      instant: text,
      /** First name and last name; null when nobody acted. */
      auteur: z.nullable(text),
      acte: text,
      details: z.array(text),
      /** The ground or the message, line by line; empty without one, or once erased. */
      texte: z.array(text),
    }),
  ),
})
