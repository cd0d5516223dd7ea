import { call } from '../core/call.ts'
import { paramsRequete } from './numero.ts'

/** Not an act of the court: it carries no version, for nothing the court does before its decision stands in its way. */
export const retirerRequete = call({
  method: 'POST',
  path: '/api/requete/:numero/retrait',
  acces: 'connecte',
  summary:
    'Withdraws a request before its decision: for the filer, and for the users attached with `depot`. A second call changes nothing.',
  params: paramsRequete,
})
