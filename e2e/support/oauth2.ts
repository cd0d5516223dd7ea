import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type APIRequestContext, request } from '@playwright/test'

interface Person {
  email: string
  password: string
}

/** Runs the whole authorization-code flow, as a browser does. `cookies` requests the refresh token in a cookie, as our pages do. */
const walk = async (context: APIRequestContext, { email, password }: Person, cookies: boolean) => {
  const site = process.env['E2E_URL'] ?? ''
  const verifier = randomBytes(96).toString('base64url')
  const redirect = `${site}/oauth_callback`
  const query = new URLSearchParams({
    client_id: 'portail',
    response_type: 'code',
    redirect_uri: redirect,
    state: randomUUID(),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const step = async (address: string, form?: Record<string, string>): Promise<URL> => {
    const answer = form ? await context.post(address, { form, maxRedirects: 0 }) : await context.get(address, { maxRedirects: 0 })
    return new URL(answer.headers()['location'] ?? '', site)
  }
  await step(`${site}/oauth2/authorize?${query}`)
  let next = await step(`${site}/login`, { username: email, password })
  for (let hop = 0; hop < 5 && !next.searchParams.has('code'); hop += 1) next = await step(next.href)
  const answer = await context.post(`${site}/oauth2/token`, {
    ...(cookies && { headers: { 'refresh-mode': 'cookie', origin: site } }),
    form: {
      grant_type: 'authorization_code',
      code: next.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: redirect,
      client_id: 'portail',
      client_secret: 'portail',
    },
  })
  if (!answer.ok()) throw new Error(`no token for ${email}: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { access_token: string }).access_token
}

/** Opens a session and leaves its cookies in this browser. */
export const openSession = async (context: APIRequestContext, person: Person): Promise<void> => void (await walk(context, person, true))

/** An access token, obtained as an independent client would. */
export const tokenOf = async (email: string, password: string): Promise<string> => {
  const context = await request.newContext()
  try {
    return await walk(context, { email, password }, false)
  } finally {
    await context.dispose()
  }
}
