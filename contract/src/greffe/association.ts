import * as z from 'zod/mini'
import { CreationReprise } from 'domain/association/creation-reprise'
import { Mentions } from 'domain/association/mentions'
import { Reprise } from 'domain/association/reprise'
import { Annexe } from 'domain/core/annexe'
import { optionalLigne, requiredLigne } from 'domain/core/texte'
import { call } from '../core/call.ts'
import { NumeroAssociation } from '../association/numero.ts'

const path = '/api/greffe/association/:numero'
const params = z.strictObject({ numero: NumeroAssociation })
/** The version the clerk was looking at. The server answers 409 when a newer one exists. */
const version = z.int()
const text = z.string()

export const getAssociationGreffe = call({
  method: 'GET',
  path,
  acces: 'greffe',
  summary: 'The part of an association that only the competent court sees, beside the sheet.',
  params,
  answer: z.object({
    version,
    nonConformites: z.array(z.object({ id: z.uuid(), texte: text, releveeLe: text, releveePar: z.nullable(text) })),
    dossierPapier: z.boolean(),
    /** Day of the entry in the register; null when unknown. */
    inscriteLe: z.nullable(text),
    reprise: z.nullable(Reprise),
    /** Descriptions of the members, as written in the paper register. */
    membresRepris: z.array(text),
  }),
})

export const reprendreRegistre = call({
  method: 'PUT',
  path: `${path}/reprise`,
  acces: 'greffe',
  summary: 'Takes over the paper register of an association: references, events, members as described there; a version REPRISE (STAFF-18).',
  params,
  body: z.strictObject({ version, reprise: Reprise, membres: z.array(requiredLigne(500)).check(z.maxLength(100)) }),
  answer: z.object({ version }),
})

export const creerReprise = call({
  method: 'POST',
  path: '/api/greffe/association',
  acces: 'greffe',
  summary: 'Brings into the register an association known on paper only; its first version is CREATION_REPRISE (STAFF-18).',
  body: CreationReprise,
  status: 201,
  answer: z.object({ numero: text }),
})

export const releverNonConformite = call({
  method: 'POST',
  path: `${path}/non-conformite`,
  acces: 'greffe',
  summary:
    'Records what the inscription lacks; `declarer` also makes the association NONCONFORME. The attached users get a mail (STAFF-20).',
  params,
  body: z.strictObject({ version, texte: requiredLigne(1000), declarer: z.boolean() }),
  answer: z.object({ version }),
})

export const leverNonConformite = call({
  method: 'POST',
  path: `${path}/non-conformite/:id/levee`,
  acces: 'greffe',
  summary:
    'Lifts a non-conformity, with a reason. The last one gives the association its former state back. The attached users get a mail.',
  params: z.strictObject({ numero: NumeroAssociation, id: z.uuid() }),
  body: z.strictObject({ motif: requiredLigne(500) }),
  answer: z.object({ version }),
})

export const ajouterDocument = call({
  method: 'POST',
  path: `${path}/document`,
  acces: 'greffe',
  summary: 'Adds a document to the register; a version DOCUMENTS (STAFF-21). Of several statutes, the latest adopted are in force.',
  params,
  multipart: { name: 'document', schema: z.strictObject({ version, reserve: z.boolean(), annexe: Annexe }), fichiers: 1 },
  status: 201,
  answer: z.object({ version }),
})

const paramsDocument = z.strictObject({ numero: NumeroAssociation, uuid: z.uuid() })

export const activerDocument = call({
  method: 'PUT',
  path: `${path}/document/:uuid`,
  acces: 'greffe',
  summary: 'Says whether a document is in force, with the reason; a version DOCUMENTS (STAFF-21).',
  params: paramsDocument,
  body: z.strictObject({ version, actif: z.boolean(), motif: requiredLigne(500) }),
  answer: z.object({ version }),
})

export const supprimerDocument = call({
  method: 'POST',
  path: `${path}/document/:uuid/suppression`,
  acces: 'greffe',
  summary: 'Takes a document out of the next version; former versions still list it (STAFF-21).',
  params: paramsDocument,
  body: z.strictObject({ version, motif: requiredLigne(500) }),
  answer: z.object({ version }),
})

export const porterMentions = call({
  method: 'PUT',
  path: `${path}/mentions`,
  acces: 'greffe',
  summary:
    'Records what only the court writes: legal publications, RNA number, public utility; a version RECTIFICATION, none if nothing changes (STAFF-23).',
  params,
  body: z.strictObject({ version, mentions: Mentions, motif: optionalLigne(500) }),
  answer: z.object({ version }),
})

export const prendreInstantane = call({
  method: 'POST',
  path: `${path}/instantane`,
  acces: 'greffe',
  summary: 'Keeps the association as it stands under a new version INSTANTANE (STAFF-22).',
  params,
  body: z.strictObject({ version, motif: requiredLigne(500) }),
  answer: z.object({ version }),
})
