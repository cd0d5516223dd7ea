import * as z from 'zod/mini'
import { Annexe } from 'domain/core/annexe'
import { maxPages } from 'domain/core/pages'
import { modeles, ReponsesStatuts } from 'domain/requetes/depot/modeles'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'
import { BrouillonListe, id, params, saved, type } from './brouillons.ts'

const ofFile = z.strictObject({ id, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

/** The form's raw field values, possibly half typed. Only the form that wrote them reads them; no rule depends on them. */
const Contenu = z.record(z.string(), z.unknown())

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
  summary: 'Saves what is typed; 409 when another window has saved since, or when the filing has another draft.',
  params,
  body: z.object({
    type,
    association: z.nullable(NumeroAssociation),
    guichet: z._default(z.boolean(), false),
    denomination: z.string().check(z.maxLength(1000)),
    contenu: Contenu,
    /** The revision this content is based on; 0 for none. */
    revision: z.int().check(z.gte(0)),
    /** Id of the browser window that writes. */
    ecrivain: z.uuid(),
  }),
  answer: z.object(saved),
})

/** A file stored with a draft. */
export const AttachedFichier = z.object({ sha256: z.string(), taille: z.number(), mime: z.string() })
export type AttachedFichier = z.output<typeof AttachedFichier>

export const joindreAuBrouillon = call({
  method: 'POST',
  path: '/api/brouillon/:id/document',
  acces: 'connecte',
  summary:
    'Checks one annexe, file included, as the filing will, and keeps its file with the draft. Several pictures are the pages of one PDF.',
  params,
  multipart: { name: 'document', schema: Annexe, fichiers: maxPages },
  answer: AttachedFichier,
  status: 201,
})

export const garderPage = call({
  method: 'POST',
  path: '/api/brouillon/:id/page',
  acces: 'connecte',
  summary:
    'Checks one photographed page of a document still being taken, and keeps it with the draft; it is read and taken off as any file.',
  params,
  multipart: { name: 'page', schema: z.strictObject({}), fichiers: 1, mimes: ['image/jpeg', 'image/png'] },
  answer: AttachedFichier,
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
  summary: 'Removes a file from a draft.',
  params: ofFile,
})

export const lireModele = call({
  method: 'GET',
  path: '/api/brouillon/:id/modele/:modele',
  acces: 'connecte',
  summary: 'A document to sign, made from what is typed in a draft: declaration, minutes, statutes, report of the liquidators.',
  params: z.strictObject({ id, modele: z.enum(modeles) }),
  query: ReponsesStatuts,
  produces: ['application/pdf'],
})
