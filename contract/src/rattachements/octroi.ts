import * as z from 'zod/mini'
import { TypedOctroi } from 'domain/rattachements/octroi'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'

export const accorderRattachement = call({
  method: 'POST',
  path: '/api/greffe/association/:numero/rattachement',
  acces: 'greffe',
  summary:
    'Gives rights at once to the account of an address, with a reason. That person and the other attached users get a mail (STAFF-17).',
  params: z.strictObject({ numero: NumeroAssociation }),
  body: TypedOctroi,
})
