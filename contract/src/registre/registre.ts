import * as z from 'zod/mini'
import { etatsAssociation } from 'domain/association/etats'
import { Association, NumeroAssociation } from '../association/association.ts'
import { call } from '../core/call.ts'
import { filtre, pageOf, paging, repeated } from '../core/page.ts'

const text = z.string()

/** Columns of the register, in the spec's order (REG-08); each sorts. */
export const colonnesRegistre = ['numero', 'tribunal', 'nom', 'codePostal', 'commune', 'adresse', 'etat'] as const

export const listerAssociations = call({
  method: 'GET',
  path: '/api/association',
  acces: 'connecte',
  summary: 'The register, filtered and paged.',
  query: z.strictObject({
    numero: filtre,
    tribunal: filtre,
    nom: filtre,
    codePostal: filtre,
    commune: filtre,
    adresse: filtre,
    etats: repeated(z.enum(etatsAssociation)),
    mes: z._default(z.enum(['true', 'false']), 'false'),
    ...paging(colonnesRegistre, 'tribunal,asc'),
  }),
  answer: pageOf(
    z.object({ numero: text, tribunal: text, nom: text, codePostal: text, commune: text, adresse: text, etat: z.enum(etatsAssociation) }),
  ),
})

/** What the user is to the association (ATTACH-01 to ATTACH-04): only the two states reached so far. */
const Rattachement = z.object({
  etat: z.enum(['NON_RATTACHE', 'RATTACHE']),
  fonction: z.nullable(text),
  gestion: z.boolean(),
  depot: z.boolean(),
})

export const getAssociation = call({
  method: 'GET',
  path: '/api/association/:numero',
  acces: 'connecte',
  summary: "The sheet of one association, tailored to the user's rights.",
  params: z.strictObject({ numero: NumeroAssociation }),
  answer: z.object({
    association: Association,
    juridiction: z.object({ id: text, libelle: text }),
    rattachement: Rattachement,
    nonConformites: z.array(text),
  }),
})

export const lireDocument = call({
  method: 'GET',
  path: '/api/association/:numero/:versionId/document/:uuid/:nom',
  acces: 'connecte',
  summary: 'The bytes of one document of one version of an association.',
  params: z.strictObject({
    numero: NumeroAssociation,
    versionId: z.string().check(z.regex(/^\d{1,6}$/)),
    uuid: z.uuid(),
    nom: z.string().check(z.maxLength(300)),
  }),
  produces: ['application/pdf', 'image/jpeg', 'image/png'],
})

/** An association on the user's dashboard (ENT-36). */
export const AssociationTableauDeBord = z.object({
  numero: text,
  nom: text,
  etat: z.enum(etatsAssociation),
  codePostal: text,
  commune: text,
  rattachement: z.enum(['RATTACHE']),
  gestion: z.boolean(),
  depot: z.boolean(),
})

export const dashboardAssociation = call({
  method: 'POST',
  path: '/api/utilisateur/dashboard-association',
  acces: 'connecte',
  summary: "The user's associations.",
  answer: z.array(AssociationTableauDeBord),
})
