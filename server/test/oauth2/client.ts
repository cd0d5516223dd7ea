import { createHash, randomBytes } from 'node:crypto'
import { hashMotPasse } from '../../src/compte/mot-passe.ts'
import { insertCompte } from '../../src/compte/sql.ts'
import { signIn, token, visitor, type Visitor } from '../browserless.ts'
import type { TestOffice } from '../office.ts'

export const testPassword = 'Un mot de passe 1'
/** One hash for all accounts, because hashing is slow on purpose. */
const hash = hashMotPasse(testPassword)

/** An active account that can really sign in. Returns its e-mail and uuid. */
export const member = async ({ db, now }: TestOffice): Promise<{ email: string; uuid: string }> => {
  const email = `${randomBytes(8).toString('hex')}@exemple.fr`
  const infos = {
    email,
    civilite: 'MME' as const,
    prenom: 'Élise',
    nom: 'Exemple',
    adresse: null,
    complementAdresse: null,
    codePostal: null,
    ville: null,
  }
  const empreinte = await hash
  const uuid = await db
    .transaction()
    .execute((trx) => insertCompte(trx, now(), infos, empreinte, { etat: 'ACTIF', authorities: ['USAGER'] }))
  if (!uuid) throw new Error('the address was taken')
  return { email, uuid }
}

export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** An authorization request as our pages make it. `changes` replaces parameters; null removes one. */
export const authorizeUrl = ({ settings }: TestOffice, changes: Record<string, string | null> = {}): URL => {
  const url = new URL('/oauth2/authorize', settings.baseUrl)
  const usual = {
    client_id: 'portail',
    response_type: 'code',
    redirect_uri: `${settings.baseUrl}/oauth_callback`,
    state: 's'.repeat(64),
    code_challenge: challengeOf('v'.repeat(128)),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries({ ...usual, ...changes })) if (value !== null) url.searchParams.set(name, value)
  return url
}

/** A person who has just signed in: the parameters received by the callback, and the token request, not sent yet. */
export const signedIn = async (office: TestOffice, account?: { email: string }) => {
  const { email } = account ?? (await member(office))
  const person = visitor(office.settings.baseUrl)
  const verifier = randomBytes(96).toString('base64url')
  const callback = await signIn(person, authorizeUrl(office, { code_challenge: challengeOf(verifier) }), email, testPassword)
  const grant = {
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    code_verifier: verifier,
    redirect_uri: `${office.settings.baseUrl}/oauth_callback`,
  }
  return { person, email, callback, grant }
}

export interface Tokens {
  access_token: string
  refresh_token: string
  id_token?: string
}

/** Signs in and exchanges the code: the tokens of a client that keeps its own refresh token. */
export const tokensOf = async (office: TestOffice, account?: { email: string }): Promise<Tokens & { person: Visitor; code: string }> => {
  const { person, grant } = await signedIn(office, account)
  const answer = await token(person, grant)
  if (answer.status !== 200) throw new Error(await answer.text())
  return { ...((await answer.json()) as Tokens), person, code: grant.code }
}

/** Status and OAuth error of a refusal. Throws when it contains a token. */
export const refusal = async (answer: Response): Promise<{ status: number; error: string | undefined }> => {
  const text = await answer.text()
  if (/"(access|refresh|id)_token":/.test(text)) throw new Error(`tokens in a refusal: ${text}`)
  const error = text.startsWith('{') ? (JSON.parse(text) as { error?: string }).error : undefined
  return { status: answer.status, error }
}

/** Calls `authenticate` with this Authorization header. */
export const whoAmI = ({ settings }: TestOffice, authorization: string, path = ''): Promise<Response> =>
  fetch(`${settings.baseUrl}/api/utilisateur/authenticate${path}`, { method: 'POST', headers: authorization ? { authorization } : {} })
