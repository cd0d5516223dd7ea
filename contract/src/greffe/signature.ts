import * as z from 'zod/mini'
import { requiredCorps } from 'domain/core/texte'
import { call } from '../core/call.ts'
import { paramsRequete } from '../requetes/numero.ts'

const path = '/api/juge/requete/:numero'
/** The version the judge was looking at. A newer one answers 409, unless the act recorded since is this very one, sent twice (R2, R11). */
const version = z.int().check(z.gte(1))

export const lireOrdonnance = call({
  method: 'GET',
  path: `${path}/ordonnance`,
  acces: 'juge',
  summary: 'A preview of the order that this judge would sign now, without its code and the number of a new association.',
  params: paramsRequete,
  produces: ['application/pdf'],
})

export const signerDecision = call({
  method: 'POST',
  path: `${path}/signature`,
  acces: 'juge',
  summary: 'Signs the decision a clerk prepared, which is rendered at once: a visa kept in the journal, not an eIDAS signature.',
  params: paramsRequete,
  body: z.strictObject({ version }),
})

export const rendreAuGreffe = call({
  method: 'POST',
  path: `${path}/retour`,
  acces: 'juge',
  summary: 'Returns a prepared decision to the registry without signing it, with a reason.',
  params: paramsRequete,
  body: z.strictObject({ version, motif: requiredCorps(2000) }),
})

/** The acts of a judge on a request. The judge reads it through the calls of the court (`acces: 'tribunal'`). */
export const jugeAppels = { lireOrdonnance, signerDecision, rendreAuGreffe }
