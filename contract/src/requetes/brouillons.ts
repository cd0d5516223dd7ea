import * as z from 'zod/mini'
import { filedTypes } from 'domain/requetes/types'
import { call } from '../core/call.ts'
import { paramsRequete } from './numero.ts'

// Separate from brouillon.ts, so that pages which list drafts do not load the rules of filings.

export const id = z.uuid().check(z.toLowerCase())
export const params = z.strictObject({ id })
export const type = z.enum(filedTypes)

/** When it was saved, and the last day it is kept. */
export const saved = { revision: z.int(), enregistreLe: z.string(), conserveJusquAu: z.string() }

/** A draft as lists show it. */
export const BrouillonListe = z.object({
  id,
  type,
  /** Number of the association it concerns; null for a creation. */
  association: z.nullable(z.string()),
  /** True when a clerk uses it to record a filing received on paper (STAFF-15). */
  guichet: z.boolean(),
  /** '' until one is typed. */
  denomination: z.string(),
  ...saved,
})
export type BrouillonListe = z.output<typeof BrouillonListe>

export const listerBrouillons = call({
  method: 'GET',
  path: '/api/brouillon',
  acces: 'connecte',
  summary: 'The drafts of the person, the latest first.',
  answer: z.array(BrouillonListe),
})

export const supprimerBrouillon = call({
  method: 'DELETE',
  path: '/api/brouillon/:id',
  acces: 'connecte',
  summary: 'Deletes a draft and its files.',
  params,
})

export const reprendreRequete = call({
  method: 'POST',
  path: '/api/requete/:numero/reprise',
  acces: 'connecte',
  summary: 'Copies a rejected or withdrawn request into a new draft of the person who filed it.',
  params: paramsRequete,
  answer: z.object({ id, type, association: z.nullable(z.string()), guichet: z.boolean() }),
  status: 201,
})
