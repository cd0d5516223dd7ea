import * as z from 'zod/mini'
import { MotPasse } from 'domain/compte/mot-passe'
import { Email } from 'domain/core/coordonnees'
import { stripInvisibles } from 'domain/core/invisibles'
import { call } from '../core/call.ts'
import { EntetesCaptcha } from '../core/captcha.ts'

const path = '/oauth2/utilisateur/cycle/oubli'
/** A one-time code from a mail. A malformed code is answered as an unknown one. */
export const Code = z.string().check(z.overwrite(stripInvisibles), z.trim(), z.maxLength(200))

export const demanderLien = call({
  method: 'POST',
  path,
  acces: 'public',
  summary: 'Mails a link, to choose a password or to activate an account. The answer is the same when there is no account (SRV-14).',
  headers: EntetesCaptcha,
  body: z.strictObject({ email: Email }),
})

export const verifierLien = call({
  method: 'GET',
  path,
  acces: 'public',
  summary: 'Whether a password link is still good; asking consumes nothing (SRV-15).',
  query: z.strictObject({ code: Code }),
  answer: z.object({ valide: z.boolean() }),
})

export const choisirMotPasse = call({
  method: 'PUT',
  path,
  acces: 'public',
  summary: 'Uses a password link: sets the password, activates an account opened by the support, ends every session (SRV-16).',
  body: z.strictObject({ code: Code, motPasse: MotPasse }),
  answer: z.object({ email: z.string() }),
})
