import { Annexe } from 'domain/core/annexe'
import * as z from 'zod/mini'
import { call } from './call.ts'

/** Where a document is checked before it is sent: the four kinds of filing and a request for attachment (X-24, ATTACH-09). */
const modes = ['creation', 'modification', 'dissolution', 'radiation', 'rattachement'] as const

export const validerDocument = call({
  method: 'POST',
  path: '/api/requete/document/:mode',
  acces: 'connecte',
  summary: 'Checks one annexe, file included, as the sending will; stores nothing.',
  params: z.strictObject({ mode: z.enum(modes) }),
  multipart: { name: 'document', schema: Annexe, fichiers: 1 },
})
