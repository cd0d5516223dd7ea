import * as z from 'zod/mini'
import { definitions } from 'domain/requetes/actes/actes'
import { call } from '../core/call.ts'
import { paramsRequete } from '../requetes/numero.ts'

const { chemin, saisie } = definitions.AVIS_FIN_PUBLICATION

export const apercevoirAvisFinPublication = call({
  method: 'POST',
  path: `/api/greffe/requete/:numero/${chemin}/apercu`,
  acces: 'greffe',
  summary: 'The notice that would be sent to the newspaper, as it would read; nothing is kept, its code is a specimen.',
  params: paramsRequete,
  body: z.strictObject(saisie),
  produces: ['application/pdf'],
})
