import * as z from 'zod/mini'
import { call } from '../core/call.ts'

export const listerCourriels = call({
  method: 'GET',
  path: '/api/demonstration/courriels',
  acces: 'public',
  summary: 'In demonstration mode only: the last mails sent, so that nobody needs a mailbox.',
  answer: z.array(z.object({ id: z.string(), destinataire: z.string(), sujet: z.string(), texte: z.string(), creeLe: z.string() })),
})
