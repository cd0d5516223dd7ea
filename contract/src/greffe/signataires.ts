import * as z from 'zod/mini'
import { Jour, OptionalJour } from 'domain/core/jour'
import { NomDePersonne } from 'domain/core/personne'
import { requiredLigne } from 'domain/core/texte'
import { call } from '../core/call.ts'

const path = '/api/administration/signataire'
const params = z.strictObject({ id: z.string().check(z.regex(/^\d{1,9}$/)) })
const Juge = z.object({ uuid: z.string(), prenom: z.string(), nom: z.string() })

export const listerSignataires = call({
  method: 'GET',
  path,
  acces: 'administration',
  summary: 'The signatories of the courts, past ones included, with their qualities and their days of office.',
  answer: z.array(
    z.object({
      id: z.int(),
      tribunal: z.object({ id: z.string(), libelle: z.string() }),
      prenom: z.string(),
      nom: z.string(),
      qualite: z.string(),
      debut: z.string(),
      fin: z.nullable(z.string()),
      /** The account that signs in their name, where the judge signs. */
      compte: z.nullable(Juge),
      /** Accounts of the judges of the court. One of them may belong to this signatory. */
      juges: z.array(Juge),
    }),
  ),
})

export const ajouterSignataire = call({
  method: 'POST',
  path,
  acces: 'administration',
  summary: 'Adds a person to the list of signatories of a court, in office from a day (STAFF-08); its line is in the journal of the court.',
  body: z.strictObject({
    tribunal: requiredLigne(40),
    prenom: NomDePersonne,
    nom: NomDePersonne,
    qualite: requiredLigne(150),
    debut: Jour,
    fin: OptionalJour,
  }),
})

export const terminerSignataire = call({
  method: 'PUT',
  path: `${path}/:id/fin`,
  acces: 'administration',
  summary: 'Sets the last day of office of a signatory; the decisions already rendered stay.',
  params,
  body: z.strictObject({ fin: Jour }),
})

export const relierSignataire = call({
  method: 'PUT',
  path: `${path}/:id/compte`,
  acces: 'administration',
  summary: "Sets the judge's account that signs in the name of a signatory, or removes it (STAFF-28).",
  params,
  body: z.strictObject({ compte: z.nullable(z.uuid()) }),
})

export const appelsDesSignataires = { listerSignataires, ajouterSignataire, terminerSignataire, relierSignataire }
