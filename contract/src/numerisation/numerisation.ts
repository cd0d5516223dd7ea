import * as z from 'zod/mini'
import { NomFichier } from 'domain/core/nom-fichier'
import { etatsNumerisation } from 'domain/numerisation/etats'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'
import { pageOf, paging } from '../core/page.ts'

const params = z.strictObject({ numero: NumeroAssociation })
const text = z.string()
const etat = z.enum(etatsNumerisation)

/**
 * The digitisation of an association as one person sees it (DIGIT-14). `demandeeLe`: when this person asked for it.
 * `doc`: present once DISPONIBLE, for the attached users, the court and the demandeurs (docs/decisions/0010).
 */
export const Numerisation = z.object({
  etat,
  demandeeLe: z.nullable(text),
  traiteeLe: z.nullable(text),
  doc: z.nullable(z.object({ nom: text, taille: z.number(), lien: text })),
})

export const demanderNumerisation = call({
  method: 'POST',
  path: '/api/association/:numero/numerisation',
  acces: 'connecte',
  summary: 'Requests the digitisation of the paper file, or joins the request under way. The person gets a mail when it ends (SRV-43).',
  params,
  answer: Numerisation,
})

export const lireNumerisation = call({
  method: 'GET',
  path: '/api/association/:numero/document/numerisation/:nom',
  acces: 'connecte',
  summary: 'The digitised paper file.',
  params: z.strictObject({ numero: NumeroAssociation, nom: z.string().check(z.maxLength(300)) }),
  produces: ['application/pdf'],
})

export const listerNumerisations = call({
  method: 'GET',
  path: '/api/greffe/numerisation',
  acces: 'greffe',
  summary: 'The paper files the court is asked to digitise, oldest first (STAFF-19).',
  query: z.strictObject({ ...paging(['demandeeLe', 'numero', 'nom'], 'demandeeLe,asc') }),
  answer: pageOf(
    z.object({
      numero: text,
      nom: text,
      commune: text,
      volume: z.nullable(text),
      folio: z.nullable(text),
      demandeeLe: text,
      demandeurs: z.int(),
    }),
  ),
})

export const deposerNumerisation = call({
  method: 'POST',
  path: '/api/greffe/association/:numero/numerisation',
  acces: 'greffe',
  summary:
    'Adds the digitised file, requested or not: one PDF, as large as a whole filing may be. Those who requested it get a mail (STAFF-19, MAIL-06).',
  params,
  multipart: { name: 'numerisation', schema: z.strictObject({ nom: NomFichier }), fichiers: 1, mimes: ['application/pdf'], entier: true },
  answer: Numerisation,
})

export const declarerIntrouvable = call({
  method: 'POST',
  path: '/api/greffe/association/:numero/numerisation/introuvable',
  acces: 'greffe',
  summary: 'Records that the paper file was not found. Those who wait for it get a mail.',
  params,
})

export const reglerDossierPapier = call({
  method: 'PUT',
  path: '/api/greffe/association/:numero/dossier-papier',
  acces: 'greffe',
  summary: 'Says whether the court holds a paper file: a digitisation is possible only then (DIGIT-09).',
  params,
  body: z.strictObject({ existe: z.boolean() }),
})
