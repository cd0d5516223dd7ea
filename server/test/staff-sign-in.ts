import { randomUUID } from 'node:crypto'
import type { Answer } from 'contract/core/call'
import type { getSecondFacteur } from 'contract/compte/second-facteur'
import * as oidc from 'openid-client'
import { assignAgent, insertCompte } from '../src/compte/sql.ts'
import { hashMotPasse } from '../src/compte/mot-passe.ts'
import type { Db } from '../src/core/database.ts'
import type { Authority } from '../src/core/personne.ts'
import { testPassword } from './accounts.ts'
import { type Visitor, visitor } from './browserless.ts'

let empreinte: Promise<string> | undefined

/** An active account with a real password. */
export const account = async (db: Db, authorities: Authority[], tribunaux: string[] = []) => {
  empreinte ??= hashMotPasse(testPassword)
  const hash = await empreinte
  const email = `${randomUUID()}@exemple.fr`
  const nobody = { civilite: 'MME' as const, prenom: 'Aloïse', nom: 'Agent', adresse: null, complementAdresse: null, codePostal: null }
  const uuid = await db.transaction().execute(async (trx) => {
    const inserted = await insertCompte(trx, new Date(), { ...nobody, email, ville: null }, hash, { etat: 'ACTIF', authorities })
    if (inserted) await assignAgent(trx, inserted, tribunaux)
    return inserted
  })
  return { uuid: uuid ?? '', email }
}

/** A browser at the sign-in page, driven one step at a time. Each step returns the next address. */
export const signingIn = async (baseUrl: string, email: string) => {
  const person: Visitor = visitor(baseUrl)
  const config = await oidc.discovery(new URL(baseUrl), 'portail', 'portail', oidc.ClientSecretPost(), {
    execute: [oidc.allowInsecureRequests],
  })
  const pkceCodeVerifier = oidc.randomPKCECodeVerifier()
  const expectedState = oidc.randomState()
  const authorize = oidc.buildAuthorizationUrl(config, {
    redirect_uri: `${baseUrl}/oauth_callback`,
    state: expectedState,
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  })
  await person.go(authorize.pathname + authorize.search)
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    person.go(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  const leadsTo = (answer: Response) => (answer.headers.get('location') ?? '').replace(baseUrl, '')
  return {
    person,
    post,
    password: async () => leadsTo(await post('/login', { username: email, password: testPassword })),
    key: async () => (await (await person.go('/login/second-facteur/cle')).json()) as Answer<typeof getSecondFacteur>,
    code: async (code: string) => leadsTo(await post('/login/second-facteur', { code })),
    /** Follows the authorization request, signed in, and returns the tokens. */
    async tokens(from: string) {
      const callback = new URL(leadsTo(await person.go(from)), baseUrl)
      return oidc.authorizationCodeGrant(config, callback, { pkceCodeVerifier, expectedState, idTokenExpected: false })
    },
  }
}
