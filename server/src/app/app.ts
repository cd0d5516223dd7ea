import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { calls } from 'contract/app/calls'
import type { Call } from 'contract/core/call'
import { openApi } from 'contract/app/openapi'
import { textesRefus } from 'domain/core/textes/refus'
import { editablePages } from 'domain/app/editable-pages'
import { associationRoutes } from '../association/routes.ts'
import { compteRoutes } from '../compte/routes.ts'
import { identifier } from '../compte/oauth2/identify.ts'
import { cookieKeys, signingKey } from '../compte/oauth2/keys.ts'
import { mountProvider } from '../compte/oauth2/mount.ts'
import { createProvider } from '../compte/oauth2/provider.ts'
import { shareVerifiedAddress } from '../compte/oauth2/verified-address.ts'
import { secondFacteurRoutes } from '../compte/second-facteur/routes.ts'
import { supportRoutes } from '../compte/support/routes.ts'
import { actuatorRoutes } from '../core/actuator.ts'
import { captchaRoutes } from '../core/captcha/routes.ts'
import { cspReportRoutes, readCspReports } from '../core/csp-reports.ts'
import { drainOnClose } from '../core/drain.ts'
import { openDoor, type Office } from '../core/door.ts'
import { ignoreTypeOfEmptyBody } from '../core/empty-body.ts'
import { secureHeaders, securityHeaders } from '../core/headers.ts'
import { onlyOwnPages } from '../core/own-pages.ts'
import { unavailableStyle } from '../core/unavailable-page.ts'
import { limitPatience, usualPatience } from '../core/patience.ts'
import { referenceRoutes } from '../core/reference/routes.ts'
import { Refusal } from '../core/refusal.ts'
import { refuseUnstorable } from '../core/storable.ts'
import { handleErrors, refuseBadAddress, refuseMalformed } from '../core/server-errors.ts'
import { withoutSecrets } from '../core/without-secrets.ts'
import { fastifyTrust } from '../core/settings-proxy.ts'
import { version } from '../core/version.ts'
import { extraitRoutes } from '../extrait/routes.ts'
import { greffeRoutes } from '../greffe/routes.ts'
import { demandesRattachementRoutes } from '../rattachements/demande/routes.ts'
import { numerisationRoutes } from '../numerisation/routes.ts'
import { utilisateursRoutes } from '../rattachements/routes-utilisateurs.ts'
import { registreRoutes } from '../registre/routes.ts'
import { piecesRoutes } from '../pieces/routes.ts'
import { lecturesRoutes } from '../rattachements/lectures/routes.ts'
import { followRoutes } from '../rattachements/suivre/routes.ts'
import { declarantRoutes } from '../requetes/declarant.ts'
import { brouillonRoutes } from '../requetes/brouillon/routes.ts'
import { modelesRoutes } from '../requetes/modeles/routes.ts'
import { requetesRoutes } from '../requetes/depot/routes.ts'
import { suiviRoutes } from '../suivi/routes.ts'
import { finCompteRoutes } from './fin-compte/routes.ts'
import { demonstrationRoutes } from './demonstration.ts'
import { pagesRoutes } from './pages/routes.ts'
import { courrielsRoutes } from './administration/courriels.ts'
import { listesRoutes } from './administration/listes.ts'
import { reglagesRoutes } from './administration/reglages.ts'
import { openMessages } from './messages/en-memoire.ts'
import { tribunalMessagesRoutes, messagesRoutes } from './messages/routes.ts'
import { verificationRoutes } from './verification/routes.ts'
import { serveSite } from './site/site.ts'

/** Routes that are pages, files or the OAuth2 protocol rather than calls of the contract. */
const outside = new Set([
  '/login',
  '/login/second-facteur',
  '/',
  '/startlogin',
  '/utilisateur/creationcompte',
  '/plan-du-site',
  '/login/fin',
  '/logout',
  ...editablePages.map((id) => `/${id}`),
  '/oauth_callback',
  '/verification',
  '/verification/:code',
  '/pieces/:id',
  '/oauth2/authorize',
  '/oauth2/authorize/:uid',
  '/oauth2/token',
  '/oauth2/jwks',
  '/.well-known/openid-configuration',
  '/api/openapi.json',
  '/assets/*',
  '/robots.txt',
  '/favicon.ico',
  `/${unavailableStyle}`,
])

/** Builds the server: every call of the contract, the OAuth2 service and the site. It does not listen. */
export const buildApp = async (office: Office, patience = usualPatience): Promise<FastifyInstance> => {
  const { db, settings } = office
  const headers = securityHeaders(settings)
  const app = Fastify({
    frameworkErrors: refuseBadAddress(headers),
    clientErrorHandler: refuseMalformed(headers),
    logger: {
      level: settings.JOURNAL,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: ({ method, url }) => ({ method, url: withoutSecrets(url) }) },
    },
    trustProxy: fastifyTrust(settings.PROXY),
    bodyLimit: 1_048_576,
    // A 30 MiB filing from a slow phone takes eight minutes. Headers must come at once.
    requestTimeout: 600_000,
    // Our own refusal says it in the user's language (drain.ts).
    return503OnClosing: false,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: 300 },
  })
  refuseStrangers(app)
  handleErrors(app)
  secureHeaders(app, settings)
  forgetHungUp(app)
  const isStopping = drainOnClose(app, settings.DELAI_ARRET * 1000)
  await app.register(rateLimit, {
    max: settings.APPELS_PAR_MINUTE,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) => new Refusal(429, textesRefus.tropDeTentatives(Math.ceil(ttl / 60_000))),
  })
  ignoreTypeOfEmptyBody(app)
  readCspReports(app)
  await app.register(cookie)
  await app.register(formbody)
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { parts: 42, files: 40, fields: 2, fieldSize: 1_048_576, headerPairs: 50, fieldNameSize: 100 },
  })
  redirectOtherHosts(app, settings.baseUrl)
  shareVerifiedAddress(app, settings.baseUrl)
  onlyOwnPages(app, settings.baseUrl)
  limitPatience(app, patience)
  refuseUnstorable(app)

  const signing = await signingKey(db)
  const provider = createProvider(office, { signing, cookies: await cookieKeys(db) })
  const door = openDoor(app, office, identifier(office, settings.baseUrl, signing))
  actuatorRoutes(door, isStopping)
  cspReportRoutes(door)
  captchaRoutes(door)
  referenceRoutes(door)
  compteRoutes(door, provider)
  secondFacteurRoutes(door, provider)
  supportRoutes(door)
  associationRoutes(door)
  requetesRoutes(door)
  brouillonRoutes(door)
  modelesRoutes(door)
  declarantRoutes(door)
  piecesRoutes(door)
  suiviRoutes(door)
  utilisateursRoutes(door)
  demandesRattachementRoutes(door)
  numerisationRoutes(door)
  extraitRoutes(door)
  followRoutes(door)
  lecturesRoutes(door)
  finCompteRoutes(door)
  registreRoutes(door)
  greffeRoutes(door)
  demonstrationRoutes(door)
  pagesRoutes(door)
  reglagesRoutes(door)
  listesRoutes(door)
  courrielsRoutes(door)
  verificationRoutes(door)
  const messages = openMessages(app, office)
  messagesRoutes(door, messages)
  tribunalMessagesRoutes(door, messages)
  mountProvider(app, provider)
  app.get('/api/openapi.json', async () => openApi(calls, version))
  await serveSite(app, office, provider, messages)
  app.addHook('onReady', async () => missing(app))
  return app
}

/** Throws for a route that comes neither from the contract nor from the short list above. */
const refuseStrangers = (app: FastifyInstance): void => {
  const known = new Set<Call>(Object.values(calls))
  app.addHook('onRoute', ({ url, config }) => {
    if (!outside.has(url) && !(config?.call && known.has(config.call))) throw new Error(`${url} is not a call of the contract`)
  })
}

/** A client that disconnected early has no IP address: skip the rate limit and the reply. */
const forgetHungUp = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.socket.destroyed) reply.hijack()
  })
}

const missing = (app: FastifyInstance): void => {
  const absent = Object.entries(calls).filter(([, { method, path }]) => !app.hasRoute({ method, url: path }))
  if (absent.length) throw new Error(`calls without a handler: ${absent.map(([name]) => name).join(', ')}`)
}

/** Redirects to a single host name: cookies and the OAuth2 issuer belong to it. */
const redirectOtherHosts = (app: FastifyInstance, baseUrl: string): void => {
  const { host } = new URL(baseUrl)
  app.addHook('onRequest', async (request, reply) => {
    const page = request.method === 'GET' && !request.url.startsWith('/api/') && !request.url.startsWith('/oauth2/')
    if (page && request.headers['sec-fetch-mode'] === 'navigate' && request.host !== host) return reply.redirect(baseUrl + request.url, 302)
  })
}
