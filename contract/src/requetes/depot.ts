import * as z from 'zod/mini'
import { Annexe } from 'domain/core/annexe'
import { textesRefus } from 'domain/core/textes-refus'
import { creation } from 'domain/requetes/demarches/creation'
import { call } from '../core/call.ts'

/** The court a filing went to (FINAL-05); its address may not be known yet (reference/README: Thann). */
export const Tribunal = z.object({
  libelle: z.string(),
  adresse: z.nullable(z.string()),
  complementAdresse: z.nullable(z.string()),
  codePostal: z.nullable(z.string()),
  commune: z.nullable(z.string()),
})
export type Tribunal = z.output<typeof Tribunal>

/** Acknowledgement of a filing: the same for every send of one key (goal R2). */
export const AccuseReception = z.object({
  numero: z.string(),
  dateReception: z.string(),
  tribunal: Tribunal,
  documents: z.array(z.object({ nom: z.string(), sha256: z.string() })),
})
export type AccuseReception = z.output<typeof AccuseReception>

/** The modes a document is checked in. */
export const modesDocument = ['creation'] as const

export const validerDocument = call({
  method: 'POST',
  path: '/api/requete/document/:mode',
  acces: 'connecte',
  summary: 'Checks one annexe, file included, as the filing will; stores nothing.',
  params: z.strictObject({ mode: z.enum(modesDocument) }),
  multipart: { name: 'document', schema: Annexe },
})

export const deposerCreation = call({
  method: 'POST',
  path: '/api/requete/creation',
  acces: 'connecte',
  summary: 'Files the creation of an association: all or nothing, once per Idempotency-Key, or per content within ten minutes without one.',
  headers: z.object({ 'idempotency-key': z.optional(z.uuid({ error: textesRefus.clePrecisee }).check(z.toLowerCase())) }),
  multipart: { name: 'association', schema: creation.schema },
  answer: AccuseReception,
  status: 201,
})
