import * as z from 'zod/mini'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'

const path = '/api/greffe/association/:numero/attestation'
const params = z.strictObject({ numero: NumeroAssociation })
const signataire = z.int().check(z.gte(1))
const text = z.string()

export const getAttestation = call({
  method: 'GET',
  path,
  acces: 'greffe',
  summary: 'Who may sign today the attestation of who directs an association, and what stands in its way.',
  params,
  answer: z.object({
    obstacles: z.array(text),
    signataires: z.array(z.object({ id: z.number(), prenom: text, nom: text, qualite: text })),
  }),
})

export const apercevoirAttestation = call({
  method: 'POST',
  path: `${path}/apercu`,
  acces: 'greffe',
  summary: 'The attestation as it would be delivered; nothing is kept, its code is a specimen.',
  params,
  body: z.strictObject({ signataire }),
  produces: ['application/pdf'],
})

export const delivrerAttestation = call({
  method: 'POST',
  path,
  acces: 'greffe',
  summary:
    'Delivers the attestation of who directs an association (CCL art. 69), in force in the place of the former one; a version DOCUMENTS.',
  params,
  body: z.strictObject({ version: z.int(), signataire }),
  status: 201,
  answer: z.object({ version: z.int() }),
})

/** The attestation of inscription, read, shown, delivered. */
export const appelsDeLAttestation = { getAttestation, apercevoirAttestation, delivrerAttestation }
