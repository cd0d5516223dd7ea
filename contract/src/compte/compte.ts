import * as z from 'zod/mini'
import { CreationCompte } from 'domain/compte/creation'
import { call } from '../core/call.ts'
import { EntetesCaptcha } from '../core/captcha.ts'

export const creerCompte = call({
  method: 'POST',
  path: '/oauth2/utilisateur/cycle/creer',
  acces: 'public',
  summary: 'Requests an account: mails an activation link, or a mail that says the account exists. The answer is the same.',
  headers: EntetesCaptcha,
  body: CreationCompte,
})

const nullable = z.nullable(z.string())

/** The user as the site knows them (ENT-01), with the rights of their token and, for a clerk, their courts. */
export const Utilisateur = z.object({
  uuid: z.uuid(),
  email: z.string(),
  civilite: z.enum(['M', 'MME']),
  prenom: z.string(),
  nom: z.string(),
  adresse: nullable,
  complementAdresse: nullable,
  codePostal: nullable,
  ville: nullable,
  authorities: z.array(z.enum(['USAGER', 'GREFFE', 'JUGE', 'ADMINISTRATION'])),
  tribunaux: z.array(z.object({ id: z.string(), libelle: z.string() })),
})
export type Utilisateur = z.output<typeof Utilisateur>

export const authenticate = call({
  method: 'POST',
  path: '/api/utilisateur/authenticate',
  acces: 'identifie',
  summary: 'The user behind the token.',
  answer: Utilisateur,
})

export const logout = call({
  method: 'POST',
  path: '/logout',
  acces: 'public',
  summary: 'Ends the session of the bearer token or, from our own pages, of the cookies: token family, cookies, everything.',
})
