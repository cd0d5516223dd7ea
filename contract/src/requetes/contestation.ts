import * as z from 'zod/mini'
import { corpsObligatoire } from 'domain/core/texte'
import { call } from '../core/call.ts'
import { paramsRequete } from './numero.ts'

export const contesterRequete = call({
  method: 'POST',
  path: '/api/requete/:numero/contestation',
  acces: 'connecte',
  summary:
    'Contests a filing before its decision, which waits for the answer of the court: for the users attached to its association, but who filed it; once per person.',
  params: paramsRequete,
  body: z.strictObject({ motif: corpsObligatoire(4000) }),
})
