import * as z from 'zod/mini'
import { definitions } from 'domain/requetes/actes/actes'
import type { ActeDuGreffe } from 'domain/requetes/actes/obstacles'
import { call } from '../core/call.ts'

const params = z.strictObject({ numero: z.string().check(z.regex(/^R\d{8}$/)) })

/**
 * An act of the court, from its definition. It carries the version of the request it was decided on: another one answers 409, unless
 * the act recorded since is this very one, sent twice (goals R2, R11).
 */
const acte = <const T extends ActeDuGreffe>(type: T, summary: string) => ({
  method: 'POST' as const,
  path: `/api/greffe/requete/:numero/${definitions[type].chemin}`,
  acces: 'greffe' as const,
  summary,
  params,
  body: z.strictObject({ version: z.int().check(z.gte(1)), ...(definitions[type].saisie as (typeof definitions)[T]['saisie']) }),
})

export const prendreEnCharge = call(acte('PRISE_EN_CHARGE', 'Takes a request in charge; visible to the other clerks.'))
export const remettre = call(acte('REMISE', 'Hands a request one holds over to another clerk of its court.'))
export const restituer = call(acte('RESTITUTION', 'Gives a request one holds back to the queue.'))
export const communiquerPrefet = call(
  acte('COMMUNICATION_PREFET', 'Records the communication of the file to the prefect, who has six weeks to oppose.'),
)
export const recevoirReponsePrefet = call(acte('REPONSE_PREFET', "Records the prefect's answer: no opposition."))
export const corriger = call(acte('CORRECTION', 'Corrects a mistaken act by another that names it; nothing is erased.'))
export const inscrire = call({
  ...acte(
    'INSCRIPTION',
    'Registers the association: number, first version, ordonnance, certificate, notification and attachment, in one transaction.',
  ),
  answer: z.object({ numeroAssociation: z.string() }),
})
