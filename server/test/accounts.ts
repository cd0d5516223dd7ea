import { CompiledQuery } from 'kysely'
import * as oidc from 'openid-client'
import { hashMotPasse } from '../src/compte/mot-passe.ts'
import type { Message } from '../src/core/mail/transport.ts'
import { signIn, visitor, type Visitor } from './browserless.ts'
import { eventually, type TestOffice } from './office.ts'
import { someone, type Someone } from './people.ts'

export const testPassword = 'Un mot de passe 1'
let empreinte: Promise<string> | undefined

/** An active account whose password is `testPassword`, with an open session. */
export const withPassword = async (office: TestOffice, options: Parameters<typeof someone>[1] = {}): Promise<Someone> => {
  const person = await someone(office, options)
  empreinte ??= hashMotPasse(testPassword)
  await office.db
    .updateTable('compte')
    .set({ mot_passe: await empreinte })
    .where('uuid', '=', person.uuid)
    .execute()
  return person
}

/** Headers of a call with a captcha solved correctly. */
export const captcha = async ({ app }: Pick<TestOffice, 'app'>, service = 'oauth2'): Promise<Record<string, string>> => {
  const answer = await app.inject(`/${service}/captcha`)
  return { 'x-captcha-id': String(answer.headers['x-captcha-id']), 'x-captcha-saisie': 'abcdef' }
}

/** Waits for the newest mail to an address, with this subject when given. */
export const mailTo = ({ mails }: Pick<TestOffice, 'mails'>, email: string, sujet = ''): Promise<Message> =>
  eventually(() => mails.findLast((mail) => mail.destinataire === email && mail.sujet.includes(sujet)))

export const linkOf = ({ texte }: Message): URL => new URL(/https?:\S+/.exec(texte)?.[0] ?? '')

export const codeMailedTo = async (office: Pick<TestOffice, 'mails'>, email: string, sujet = ''): Promise<string> =>
  linkOf(await mailTo(office, email, sujet)).searchParams.get('code') ?? ''

/** Waits until every deferred job is done. */
export const settled = async ({ db }: Pick<TestOffice, 'db'>): Promise<void> => {
  await eventually(async () => {
    const { rows } = await db.executeQuery<{ left: number }>(
      CompiledQuery.raw("select count(*) as left from travaux.job where name = 'compte' and state in ('created', 'retry', 'active')"),
    )
    return rows[0]?.left === 0
  })
}

/** The OAuth2 client of our pages, configured by an independent library from discovery. */
export const client = ({ settings }: Pick<TestOffice, 'settings'>) =>
  oidc.discovery(new URL(settings.baseUrl), 'portail', 'portail', oidc.ClientSecretPost(), { execute: [oidc.allowInsecureRequests] })

/** Walks through a sign-in up to the callback with that client. Returns the callback's address and how to get its tokens. */
export const codeGrant = async (office: Pick<TestOffice, 'settings'>, person: Visitor, email: string, password = testPassword) => {
  const config = await client(office)
  const verifier = oidc.randomPKCECodeVerifier()
  const state = oidc.randomState()
  const redirect_uri = `${office.settings.baseUrl}/oauth_callback`
  const authorize = oidc.buildAuthorizationUrl(config, {
    redirect_uri,
    state,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const callback = await signIn(person, authorize, email, password)
  return {
    config,
    callback,
    tokens: () =>
      oidc.authorizationCodeGrant(config, callback, { pkceCodeVerifier: verifier, expectedState: state, idTokenExpected: false }),
  }
}

/** Signs in on its own browser. Returns the tokens and the header of an authenticated call. */
export const signedIn = async (office: Pick<TestOffice, 'settings'>, email: string, password = testPassword, person?: Visitor) => {
  const { tokens } = await codeGrant(office, person ?? visitor(office.settings.baseUrl), email, password)
  const granted = await tokens()
  return { ...granted, bearer: { authorization: `Bearer ${granted.access_token}` } }
}

export const whoAmI = ({ settings }: Pick<TestOffice, 'settings'>, accessToken: string): Promise<Response> =>
  fetch(`${settings.baseUrl}/api/utilisateur/authenticate`, { method: 'POST', headers: { authorization: `Bearer ${accessToken}` } })
