import { call } from '../core/call.ts'
import { paramsRequete } from './numero.ts'

/** Not an act of the court. It carries no version, because no court act before the decision can block it. */
export const retirerRequete = call({
  method: 'POST',
  path: '/api/requete/:numero/retrait',
  acces: 'connecte',
  summary:
    'Withdraws a request before its decision: for the filer, and for the users attached with `depot`. A second call changes nothing.',
  params: paramsRequete,
})
