import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Answer } from 'contract/core/call'
import type { findCommunes } from 'contract/core/reference'
import type { Commune } from 'domain/core/commune'
import type { DepotCreation } from 'domain/requetes/depot-creation'
import { troisPdf, uneCreationA, uneCreationMultipart } from '../../server/test/filings.ts'

const site = () => process.env['E2E_URL'] ?? ''

/** An access token, through the whole authorization-code flow as an independent client walks it. */
export const tokenOf = async (email: string, password: string): Promise<string> => {
  const cookies = new Map<string, string>()
  const visit = async (path: string, init: RequestInit = {}): Promise<URL> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(new URL(path, site()), { redirect: 'manual', ...init, headers: { ...init.headers, cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s)
      cookies.set(name, value)
    }
    return new URL(answer.headers.get('location') ?? '', site())
  }
  const verifier = randomBytes(96).toString('base64url')
  const redirect = `${site()}/oauth_callback`
  const query = new URLSearchParams({
    client_id: 'portail',
    response_type: 'code',
    redirect_uri: redirect,
    state: randomUUID(),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  await visit(`/oauth2/authorize?${query}`)
  let next = await visit('/login', { method: 'POST', body: new URLSearchParams({ username: email, password }) })
  for (let hop = 0; hop < 5 && !next.searchParams.has('code'); hop += 1) next = await visit(next.pathname + next.search)
  const answer = await fetch(`${site()}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: next.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: redirect,
      client_id: 'portail',
      client_secret: 'portail',
    }),
  })
  if (!answer.ok) throw new Error(`no token for ${email}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { access_token: string }).access_token
}

/** A commune of the courts' area, by its name, as a form sends it once chosen. */
export const aCommune = async (nom: string): Promise<Commune> => {
  const answer = await fetch(`${site()}/api/commune/autocomplete?${new URLSearchParams({ nom })}`)
  const [found] = (await answer.json()) as Answer<typeof findCommunes>
  if (found === undefined) throw new Error(`no commune named ${nom}`)
  const { id, codeInsee, libelle, codePostaux } = found
  return { id, codeInsee, libelle, codePostaux }
}

interface Filing {
  denomination: string
  /** The commune of the head office: it decides the court. */
  commune: string
  fichiers?: Buffer[]
  /** Beside the three documents of every creation, each with its file at the same place. */
  annexes?: DepotCreation['documents']
}

/** Files a creation by the call itself; answers its number. The wizard that does the same has its own journey. */
export const fileCreation = async (token: string, { denomination, commune, fichiers, annexes = [] }: Filing): Promise<string> => {
  const creation = uneCreationA(await aCommune(commune))
  const { association } = creation
  const depot: DepotCreation = {
    ...creation,
    association: { ...association, informations: { ...association.informations, denomination } },
    documents: [...creation.documents, ...annexes],
  }
  const { body, headers } = uneCreationMultipart({ depot, fichiers: fichiers ?? (await troisPdf()) })
  const answer = await fetch(`${site()}/api/requete/creation`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body,
  })
  if (!answer.ok) throw new Error(`the filing was refused: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { numero: string }).numero
}

/** Makes a JSON call of the contract's path; answers its status and its body. */
export const callAs = async (token: string, method: string, path: string, body?: unknown) => {
  const answer = await fetch(site() + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, json: (text === '' ? null : JSON.parse(text)) as unknown }
}
