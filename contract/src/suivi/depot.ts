import * as z from 'zod/mini'
import { ReadableDepot } from 'domain/requetes/depot/read-depot'
import { etatsRequete, sousTypesRequete, typesRequete } from 'domain/requetes/types'
import { DocumentAssociation } from '../association/association.ts'
import { call } from '../core/call.ts'
import { describedAnnexe, paramsAnnexe } from './annexe.ts'
import { paramsRequete } from '../requetes/numero.ts'
import { whereItStands } from './situation.ts'

const text = z.string()
const orNull = z.nullable(text)
const { dateEffet, journal } = DocumentAssociation.shape

export const getDepot = call({
  method: 'GET',
  path: '/api/depot/:numero',
  acces: 'connecte',
  summary: 'The filing as it was sent: for the filer, the users attached with `depot` to its association, and its court.',
  params: paramsRequete,
  // The filed JSON. Its comment has the name it is read under (docs/decisions/0032).
  answer: z.extend(z.omit(ReadableDepot, { commentaire: true, documents: true }), {
    numero: text,
    type: z.enum(typesRequete),
    sousTypes: z.array(z.enum(sousTypesRequete)),
    etat: z.enum(etatsRequete),
    ...whereItStands,
    denomination: text,
    datePreEnregistrement: text,
    tribunal: z.object({ id: text, libelle: text }),
    /** Null for a creation until it is registered. */
    numeroAssociation: orNull,
    observation: orNull,
    documents: z.array(z.object({ ...describedAnnexe, dateEffet, journal })),
  }),
})

export const lireDocumentDepose = call({
  method: 'GET',
  path: '/api/depot/:numero/document/:rang/:nom',
  acces: 'connecte',
  summary: 'The bytes of one document of a filing, for those who may read the filing.',
  params: paramsAnnexe,
  produces: ['application/pdf', 'image/jpeg', 'image/png'],
})
