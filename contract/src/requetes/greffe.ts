import * as z from 'zod/mini'
import { JourCalendaire } from 'domain/core/jour'
import { call } from '../core/call.ts'

const numero = z.string().check(z.regex(/^R\d{8}$/))
const params = z.strictObject({ numero })

/** Every act carries the version of the request it was based on; another one answers 409 (goal R11). */
const version = z.int().check(z.gte(1))

export const prendreEnCharge = call({
  method: 'POST',
  path: '/api/greffe/requete/:numero/prise-en-charge',
  acces: 'greffe',
  summary: 'Takes a request in charge; visible to the other clerks.',
  params,
  body: z.strictObject({ version }),
})

export const communiquerPrefet = call({
  method: 'POST',
  path: '/api/greffe/requete/:numero/communication-prefet',
  acces: 'greffe',
  summary: 'Records the communication of the file to the prefect, who has six weeks to oppose.',
  params,
  body: z.strictObject({ version, le: JourCalendaire }),
})

export const recevoirReponsePrefet = call({
  method: 'POST',
  path: '/api/greffe/requete/:numero/reponse-prefet',
  acces: 'greffe',
  summary: "Records the prefect's answer: no opposition.",
  params,
  body: z.strictObject({ version, le: JourCalendaire, reponse: z.literal('PAS_D_OPPOSITION') }),
})

export const inscrire = call({
  method: 'POST',
  path: '/api/greffe/requete/:numero/inscription',
  acces: 'greffe',
  summary: 'Registers the association: number, first version, ordonnance, certificate, notification and attachment, in one transaction.',
  params,
  body: z.strictObject({ version, le: JourCalendaire, signataire: z.int().check(z.gte(1)) }),
  answer: z.object({ numeroAssociation: z.string() }),
})
