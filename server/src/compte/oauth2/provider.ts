import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Context, Next } from 'koa'
import Provider, { errors, interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import type { JWK } from 'jose'
import '../tables.ts'
import { refusalMarker } from 'contract/compte/login-form'
import { textesRefus } from 'domain/core/textes/refus'
import type { Office } from '../../core/door.ts'
import { answerOf, refusalOf } from '../../core/server-errors.ts'
import { dureeSession, startSession, isSessionLive, touchSession } from '../sessions.ts'
import { oidcAdapter } from './adapter.ts'
import { api } from './access-token.ts'
import { provenanceDe } from './provenance.ts'
import { releaseToken, recordNext, tokenEnCours } from './refresh.ts'
import { verificationCode } from './verification-code.ts'

const minute = 60
const { inactive: idle, totale: halfDay } = dureeSession

export const refreshCookie = '__Host-refresh'

/** The OAuth2 service: authorization code + PKCE S256, rotated refresh tokens, and the specification's `verification_code` grant. */
export const createProvider = (
  { db, settings, now }: Pick<Office, 'db' | 'settings' | 'now'>,
  keys: { signing: JWK; cookies: string[] },
): Provider => {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  // The browser's own session at this service lasts twelve hours; unused for one hour, it grants nothing and the password is asked again.
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check(
        'session_inactive',
        'the session was left unused',
        ({ oidc }) => oidc.session?.accountId !== undefined && oidc.entities.Grant?.jti === undefined,
      ),
    )

  const configuration: Configuration = {
    adapter: oidcAdapter(db, now),
    clients: [
      {
        client_id: 'portail',
        // Public by nature: it is checked, but nothing relies on it (SESSION-10).
        client_secret: 'portail',
        redirect_uris: [`${settings.baseUrl}/oauth_callback`],
        grant_types: ['authorization_code', 'refresh_token', 'verification_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [keys.signing as never] },
    cookies: {
      keys: keys.cookies,
      long: { httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    routes: { authorization: '/oauth2/authorize', token: '/oauth2/token', jwks: '/oauth2/jwks' },
    scopes: ['openid'],
    claims: { openid: ['sub'] },
    pkce: { required: () => true },
    // Clients must send it in full, and it is compared exactly (rule L2).
    allowOmittingSingleRegisteredRedirectUri: false,
    responseTypes: ['code'],
    // Browsers send an origin with every POST, our pages included; other origins cannot read the answer.
    clientBasedCORS: (_ctx, origin) => origin === settings.baseUrl,
    ttl: {
      AccessToken: 30 * minute,
      AuthorizationCode: minute,
      Grant: halfDay,
      IdToken: 5 * minute,
      Interaction: 60 * minute,
      Session: halfDay,
      RefreshToken: (_ctx, token) =>
        Math.max(1, Math.min(idle, (token.iiat ?? Math.floor(now().getTime() / 1000)) + halfDay - Math.floor(now().getTime() / 1000))),
    },
    interactions: {
      policy,
      url: ({ querystring }, { params: { login_hint: email } }) => {
        const kept = typeof email === 'string' ? `email=${encodeURIComponent(email)}` : ''
        const parts = [kept, refusalMarker(new URLSearchParams(querystring))].filter(Boolean).join('&')
        return parts ? `/login?${parts}` : '/login'
      },
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => api.audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== api.audience) throw new errors.InvalidTarget()
          return {
            scope: api.scope,
            audience: api.audience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: 30 * minute,
            jwt: { sign: { alg: 'ES256' } },
          }
        },
      },
    },
    async findAccount(_ctx, id) {
      const compte = await db.selectFrom('compte').select('uuid').where('uuid', '=', id).where('etat', '=', 'ACTIF').executeTakeFirst()
      return compte && { accountId: compte.uuid, claims: () => ({ sub: compte.uuid }) }
    },
    /** One grant per sign-in: its id is that of the session. */
    async loadExistingGrant(ctx) {
      const { client, session, account } = ctx.oidc
      if (!client || !account) return undefined
      const existing = session?.grantIdFor(client.clientId)
      const live = existing && (await isSessionLive(db, now(), existing)) && (await ctx.oidc.provider.Grant.find(existing))
      if (live) return live
      if (existing && !ctx.oidc.result?.login) return undefined
      const grant = new ctx.oidc.provider.Grant({ accountId: account.accountId, clientId: client.clientId })
      grant.addOIDCScope('openid')
      grant.addResourceScope(api.audience, api.scope)
      await startSession(db, now(), await grant.save(), account.accountId, { provenance: provenanceDe(ctx) })
      return grant
    },
    async extraTokenClaims(_ctx, token) {
      if (!('accountId' in token) || !token.accountId) return undefined
      // The token of an activation can only read the account, without any authority (choice C13).
      if (token.gty === 'verification_code') return { session: token.grantId, authorities: [] }
      const { authorities } = await db
        .selectFrom('compte')
        .select('authorities')
        .where('uuid', '=', token.accountId)
        .executeTakeFirstOrThrow()
      return { session: token.grantId, authorities }
    },
    issueRefreshToken: async () => true,
    rotateRefreshToken: (ctx) => ctx.state['rejoue'] !== true,
    renderError(ctx) {
      ctx.type = 'application/json'
      ctx.body = { message: textesRefus.saisieInvalide, errors: [], globalErrors: [] }
    },
  }

  const provider = new Provider(settings.baseUrl, configuration)
  // The forwarded headers it reads were rewritten by us (`verified-address.ts`).
  provider.proxy = true
  provider.on('server_error', (ctx, error) => (ctx.state['accident'] = error))
  provider.use((ctx, next) => tellAccident(ctx, next))
  provider.registerGrantType('verification_code', verificationCode({ db, now }), ['code'])
  // The specification's authorize call has no scope, and oidc-provider would then grant nothing.
  provider.use(async (ctx, next) => {
    if (ctx.path === '/oauth2/authorize' && ctx.query['scope'] === undefined) ctx.query = { ...ctx.query, scope: `openid ${api.scope}` }
    await next()
  })
  provider.use((ctx, next) => refreshByCookie(ctx as KoaContextWithOIDC, next))
  provider.use((ctx, next) => tellSessionEnd(ctx as KoaContextWithOIDC, next))
  return provider

  /** Answers an internal error as other routes do: 503 when the database is unreachable, else 500 without its cause. */
  async function tellAccident(ctx: Context, next: Next): Promise<void> {
    const thrown = await next().then(
      () => undefined,
      (error: unknown) => error,
    )
    const accident = thrown ?? ctx.state['accident']
    if (accident === undefined) return
    const refusal = refusalOf(accident, { log: (ctx.req as IncomingMessage & { log: FastifyBaseLogger }).log, method: ctx.method })
    const { status, headers, type, body } = answerOf(refusal, ctx.get('accept'))
    ctx.status = status
    ctx.set(headers)
    ctx.body = body
    ctx.type = type
  }

  /** `session_expires_in`: seconds until the session ends without a refresh, so that the page can warn before (SESSION-03). */
  async function tellSessionEnd(ctx: KoaContextWithOIDC, next: Next): Promise<void> {
    await next()
    const body = ctx.body as { refresh_token?: string; session_expires_in?: number } | undefined
    const refresh = ctx.oidc?.entities?.RefreshToken
    if (ctx.path !== '/oauth2/token' || ctx.status !== 200 || !body?.refresh_token || !refresh?.grantId) return
    const left = await touchSession(db, now(), refresh.grantId)
    if (left !== null) body.session_expires_in = Math.max(0, Math.min(refresh.remainingTTL, left))
  }

  /** `refresh-mode: cookie` (our pages): the refresh token is sent in an HttpOnly cookie only, never in a body. */
  async function refreshByCookie(ctx: Context, next: Next): Promise<void> {
    if (ctx.path !== '/oauth2/token' || ctx.method !== 'POST') return next()
    const byCookie = ctx.get('refresh-mode') === 'cookie'
    const sent = (ctx.req as { body?: Record<string, string | string[]> }).body ?? {}
    const refreshing = sent['grant_type'] === 'refresh_token'
    if (refreshing && byCookie) sent['refresh_token'] = cookieOf(ctx)
    const given = refreshing ? sent['refresh_token'] : undefined
    // A parameter sent twice is a list, which oidc-provider refuses.
    const presented = typeof given === 'string' && given !== '' ? given : undefined
    if (presented) {
      const current = await tokenEnCours(db, now, presented)
      ctx.state['rejoue'] = current !== presented
      sent['refresh_token'] = current
    }
    await next()
    const body = ctx.body as { refresh_token?: string } | undefined
    const rotating = ctx.state['rejoue'] === true ? undefined : presented
    if (rotating && ctx.status !== 200) await releaseToken(db, rotating)
    if (ctx.status !== 200 || !body?.refresh_token) return
    if (rotating) await recordNext(db, rotating, body.refresh_token)
    if (!byCookie) return
    ctx.append('set-cookie', `${refreshCookie}=${body.refresh_token}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${halfDay}`)
    delete body.refresh_token
  }
}

const cookieOf = (ctx: Context): string => new RegExp(`(?:^|; )${refreshCookie}=([^;]*)`).exec(ctx.get('cookie'))?.[1] ?? ''
