import { call } from '../core/call.ts'
import { paramsRequete } from './numero.ts'

export const lireAccuseDepot = call({
  method: 'GET',
  path: '/api/requete/:numero/accuse',
  acces: 'connecte',
  summary:
    'The acknowledgement of a filing as a PDF, with its day, its court and the digest of each file: for those who may read the filing.',
  params: paramsRequete,
  produces: ['application/pdf'],
})
