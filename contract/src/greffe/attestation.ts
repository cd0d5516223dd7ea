import * as z from 'zod/mini'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'

const path = '/api/greffe/association/:numero/attestation'
const params = z.strictObject({ numero: NumeroAssociation })

export const getAttestation = call({
  method: 'GET',
  path,
  acces: 'greffe',
  summary: 'The reasons why the attestation of the directors of an association cannot be delivered.',
  params,
  answer: z.object({ obstacles: z.array(z.string()) }),
})

export const apercevoirAttestation = call({
  method: 'GET',
  path: `${path}/apercu`,
  acces: 'greffe',
  summary: 'The attestation as it would be delivered; nothing is kept, its code is a specimen.',
  params,
  produces: ['application/pdf'],
})

export const delivrerAttestation = call({
  method: 'POST',
  path,
  acces: 'greffe',
  summary:
    'Delivers the attestation of the directors of an association, signed by the clerk (CCL art. 69). It replaces the former one, in a version DOCUMENTS.',
  params,
  body: z.strictObject({ version: z.int() }),
  status: 201,
  answer: z.object({ version: z.int() }),
})

/** The calls that read, preview and issue the attestation of inscription. */
export const appelsDeLAttestation = { getAttestation, apercevoirAttestation, delivrerAttestation }
