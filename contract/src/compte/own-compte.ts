import * as z from 'zod/mini'
import { EditableInfos } from 'domain/compte/creation'
import { MotPasse, typedMotPasse } from 'domain/compte/mot-passe'
import { Email } from 'domain/core/coordonnees'
import { call } from '../core/call.ts'
import { Code } from './cycle.ts'

export const modifierInfos = call({
  method: 'PUT',
  path: '/oauth2/utilisateur/mesinfos',
  acces: 'connecte',
  summary: 'Changes the personal details of the account, except the e-mail (SRV-10).',
  body: EditableInfos,
})

export const changerMotPasse = call({
  method: 'POST',
  path: '/oauth2/utilisateur/changeMotPasse',
  acces: 'connecte',
  summary: 'Changes the password; ends every other session of the account (SRV-11).',
  body: z.strictObject({ ancien: typedMotPasse, motPasse: MotPasse }),
})

export const demanderEmail = call({
  method: 'POST',
  path: '/oauth2/utilisateur/mail',
  acces: 'connecte',
  summary: 'Mails a link of twenty minutes to the new address and warns the old one; nothing changes yet (SRV-12).',
  body: z.strictObject({ email: Email, motPasse: typedMotPasse }),
})

export const confirmerEmail = call({
  method: 'PUT',
  path: '/oauth2/utilisateur/mail',
  acces: 'public',
  summary: 'Uses the link sent to a new address: the account has it from now on (ACCOUNT-25).',
  body: z.strictObject({ code: Code }),
  answer: z.object({ email: z.string() }),
})

/** One session still open. `navigateur`: the browser's name for itself, « Firefox – Windows »; null when it sends none. */
export const OpenSession = z.object({
  id: z.string(),
  ouverteLe: z.string(),
  vueLe: z.string(),
  navigateur: z.nullable(z.string()),
  adresse: z.nullable(z.string()),
  actuelle: z.boolean(),
})
export type OpenSession = z.output<typeof OpenSession>

export const listerSessions = call({
  method: 'GET',
  path: '/oauth2/utilisateur/sessions',
  acces: 'connecte',
  summary: 'The sign-ins of the person that still live, this one first.',
  answer: z.array(OpenSession),
})

export const terminerSession = call({
  method: 'DELETE',
  path: '/oauth2/utilisateur/sessions/:id',
  acces: 'connecte',
  summary: 'Ends one of the person’s own sign-ins, at once.',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
})

export const terminerAutresSessions = call({
  method: 'DELETE',
  path: '/oauth2/utilisateur/sessions',
  acces: 'connecte',
  summary: 'Ends every sign-in of the person but this one.',
})
