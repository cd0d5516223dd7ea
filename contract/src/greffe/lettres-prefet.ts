import * as z from 'zod/mini'
import { call } from '../core/call.ts'
import { repeated } from '../core/page.ts'
import { NumeroRequete } from '../requetes/numero.ts'

export const lireLettresPrefet = call({
  method: 'GET',
  path: '/api/greffe/lettres-prefet',
  acces: 'greffe',
  summary: 'The letters that communicated requests to the prefect, in one PDF and in the given order; all or none.',
  /** `requete=R26000001&requete=R26000002` */
  query: z.strictObject({ requete: z.pipe(repeated(NumeroRequete), z.array(NumeroRequete).check(z.minLength(1))) }),
  produces: ['application/pdf'],
})
