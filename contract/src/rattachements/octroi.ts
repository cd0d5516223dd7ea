import * as z from 'zod/mini'
import { OctroiSaisi } from 'domain/rattachements/octroi'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'

export const accorderRattachement = call({
  method: 'POST',
  path: '/api/greffe/association/:numero/rattachement',
  acces: 'greffe',
  summary: 'Gives rights at once to the account of an address, for a reason told to its person and to the others attached (STAFF-17).',
  params: z.strictObject({ numero: NumeroAssociation }),
  body: OctroiSaisi,
})
