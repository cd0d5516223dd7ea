import { call } from '../core/call.ts'
import { paramsRequete } from './numero.ts'

export const lireAccuseDepot = call({
  method: 'GET',
  path: '/api/requete/:numero/accuse',
  acces: 'connecte',
  summary:
    'The acknowledgement of a filing as a PDF: when it came, where, and the imprint of each file; for those who may read what was filed.',
  params: paramsRequete,
  produces: ['application/pdf'],
})
