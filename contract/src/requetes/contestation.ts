import * as z from 'zod/mini'
import { requiredCorps } from 'domain/core/texte'
import { call } from '../core/call.ts'
import { paramsRequete } from './numero.ts'

export const contesterRequete = call({
  method: 'POST',
  path: '/api/requete/:numero/contestation',
  acces: 'connecte',
  summary:
    "Contests a filing, once per person: for the users attached to its association, except the filer. The decision waits for the court's answer.",
  params: paramsRequete,
  body: z.strictObject({ motif: requiredCorps(4000) }),
})
