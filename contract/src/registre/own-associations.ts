import * as z from 'zod/mini'
import { etatsAssociation } from 'domain/association/etats'
import { ownAssociationTris } from 'domain/registre/own-associations'
import { motifEtat } from '../association/sort.ts'
import { call } from '../core/call.ts'
import { filtre, pageOf, paging, repeated } from '../core/page.ts'
import { AwaitedDemande } from '../pieces/awaited.ts'

const text = z.string()

/** Default sort: the earliest due date first. */
export const ownAssociationsTri = 'echeance,asc'

const { page, size, sort } = paging(ownAssociationTris, ownAssociationsTri)

const filtres = {
  /** Searched in names, numbers, communes and postal codes. */
  recherche: filtre,
  etats: repeated(z.enum(etatsAssociation)),
  /** `true` keeps only those where this person has something to do. */
  aFaire: z._default(z.enum(['true', 'false']), 'false'),
  sort,
}

export const listerMiennes = call({
  method: 'GET',
  path: '/api/utilisateur/associations',
  acces: 'connecte',
  summary:
    'The associations the person is attached to, each with their rights, its request under way and what they owe, filtered and paged.',
  query: z.strictObject({ ...filtres, page, size }),
  answer: pageOf(
    z.object({
      numero: text,
      nom: text,
      codePostal: text,
      commune: text,
      etat: z.enum(etatsAssociation),
      motifEtat,
      /** Number of the association that succeeds it, when it was struck off. */
      successeur: z.nullable(text),
      fonction: text,
      gestion: z.boolean(),
      depot: z.boolean(),
      /** The request under examination: its status and the current delay, in one sentence. */
      requete: z.nullable(z.object({ numero: text, enBref: text })),
      /** The demandes this person may reply to. */
      demandes: z.array(AwaitedDemande),
      /** The request whose signed paper statutes are still to be sent, when this person may file. */
      statuts: z.nullable(text),
      /** The non-conformités the court found. */
      nonConformites: z.array(text),
    }),
  ),
})

export const exporterMiennes = call({
  method: 'GET',
  path: '/api/utilisateur/associations/export',
  acces: 'connecte',
  summary: "All rows of the person's associations, for a spreadsheet.",
  query: z.strictObject(filtres),
  produces: ['text/csv'],
})
