import * as z from 'zod/mini'
import { clesPhrases, textePhrase } from 'domain/requetes/phrases/phrases'
import { call } from '../core/call.ts'

const Cle = z.enum(clesPhrases)
const params = z.strictObject({ cle: Cle })
const path = '/api/administration/phrases/:cle'
const Version = z.object({ version: z.int(), texte: z.nullable(z.string()), publieeLe: z.string(), publieePar: z.string() })

export const getPhrases = call({
  method: 'GET',
  path: '/api/administration/phrases',
  acces: 'administration',
  summary: 'The latest version of each sentence of acts and letters ever corrected; `texte` null: back to the product’s own.',
  answer: z.object({ corrigees: z.array(z.extend(Version, { cle: Cle })) }),
})

export const getPhrase = call({
  method: 'GET',
  path,
  acces: 'administration',
  summary: 'A sentence of an act as it stands, and every version published, the latest first; `texte` null: the product’s own.',
  params,
  answer: z.object({ version: z.int(), texte: z.nullable(z.string()), versions: z.array(Version) }),
})

export const publierPhrase = call({
  method: 'PUT',
  path,
  acces: 'administration',
  summary: 'Publishes a sentence of an act, null for the product’s own; 409 when somebody else published since `version` was read.',
  params,
  body: z.strictObject({ texte: z.nullable(textePhrase), version: z.int() }),
  answer: z.object({ version: z.int() }),
})

export const apercevoirPhrase = call({
  method: 'POST',
  path: `${path}/apercu`,
  acces: 'administration',
  summary: 'A preview of the act that contains a sentence, with invented data; nothing is kept.',
  params,
  body: z.strictObject({ texte: textePhrase }),
  produces: ['application/pdf'],
})

export const appelsDesPhrases = { getPhrases, getPhrase, publierPhrase, apercevoirPhrase }
