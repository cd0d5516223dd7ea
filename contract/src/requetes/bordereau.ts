import { call } from '../core/call.ts'
import { paramsRequete } from './numero.ts'

export const lireBordereau = call({
  method: 'GET',
  path: '/api/requete/:numero/bordereau',
  acces: 'connecte',
  summary: 'The slip to join to the signed paper statutes of a creation (FINAL-06), for those who may read the filing.',
  params: paramsRequete,
  produces: ['application/pdf'],
})
