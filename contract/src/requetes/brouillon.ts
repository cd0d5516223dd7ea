import * as z from 'zod/mini'
import { Annexe } from 'domain/core/annexe'
import { pagesAuPlus } from 'domain/core/pages'
import { typesDeposes } from 'domain/requetes/demarches/demarches'
import { NumeroAssociation } from '../association/association.ts'
import { call } from '../core/call.ts'
import { paramsRequete } from './numero.ts'

const id = z.uuid().check(z.toLowerCase())
const params = z.strictObject({ id })
const type = z.enum(typesDeposes)
const ofFile = z.strictObject({ id, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

/** When it was saved, and the last day it is kept. */
const saved = { revision: z.int(), enregistreLe: z.string(), conserveJusquAu: z.string() }

/** A draft as lists show it. */
export const BrouillonListe = z.object({
  id,
  type,
  /** Number of the association it is about; null of a creation. */
  association: z.nullable(z.string()),
  /** '' as long as none is typed. */
  denomination: z.string(),
  ...saved,
})
export type BrouillonListe = z.output<typeof BrouillonListe>

/** A form as its fields hold it, half typed: only the form that wrote it reads it, nothing decides by it. */
const Contenu = z.record(z.string(), z.unknown())

export const listerBrouillons = call({
  method: 'GET',
  path: '/api/brouillon',
  acces: 'connecte',
  summary: 'The drafts of the person, the latest first.',
  answer: z.array(BrouillonListe),
})

export const getBrouillon = call({
  method: 'GET',
  path: '/api/brouillon/:id',
  acces: 'connecte',
  summary: 'A draft of the person with its content; 410 once it is filed.',
  params,
  answer: z.extend(BrouillonListe, { contenu: Contenu }),
})

export const enregistrerBrouillon = call({
  method: 'PUT',
  path: '/api/brouillon/:id',
  acces: 'connecte',
  summary: 'Keeps what is typed; 409 when another window has saved since, or when the filing has another draft.',
  params,
  body: z.object({
    type,
    association: z.nullable(NumeroAssociation),
    denomination: z.string().check(z.maxLength(1000)),
    contenu: Contenu,
    /** The revision this content comes from; 0 when it comes from none. */
    revision: z.int().check(z.gte(0)),
    /** The window that types. */
    ecrivain: z.uuid(),
  }),
  answer: z.object(saved),
})

export const supprimerBrouillon = call({
  method: 'DELETE',
  path: '/api/brouillon/:id',
  acces: 'connecte',
  summary: 'Forgets a draft and its files.',
  params,
})

/** A file kept with a draft. */
export const FichierJoint = z.object({ sha256: z.string(), taille: z.number(), mime: z.string() })
export type FichierJoint = z.output<typeof FichierJoint>

export const joindreAuBrouillon = call({
  method: 'POST',
  path: '/api/brouillon/:id/document',
  acces: 'connecte',
  summary:
    'Checks one annexe, file included, as the filing will, and keeps its file with the draft. Several pictures are the pages of one PDF.',
  params,
  multipart: { name: 'document', schema: Annexe, fichiers: pagesAuPlus },
  answer: FichierJoint,
  status: 201,
})

export const lireFichierJoint = call({
  method: 'GET',
  path: '/api/brouillon/:id/document/:sha256',
  acces: 'connecte',
  summary: 'The bytes of a file of a draft.',
  params: ofFile,
  produces: ['application/pdf', 'image/jpeg', 'image/png'],
})

export const retirerDuBrouillon = call({
  method: 'DELETE',
  path: '/api/brouillon/:id/document/:sha256',
  acces: 'connecte',
  summary: 'Takes a file off a draft.',
  params: ofFile,
})

export const reprendreRequete = call({
  method: 'POST',
  path: '/api/requete/:numero/reprise',
  acces: 'connecte',
  summary: 'Takes up the content of a request, rejected or withdrawn, in a new draft of who filed it.',
  params: paramsRequete,
  answer: z.object({ id, type, association: z.nullable(z.string()) }),
  status: 201,
})
