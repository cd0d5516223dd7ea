import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { rapporterCsp } from 'contract/core/csp'
import type { Settings } from './settings.ts'

const { path: cspReports } = rapporterCsp

/** Security headers of every answer (threat T3), those to unreadable requests included. No inline style or script ever runs. */
export const securityHeaders = ({ baseUrl }: Pick<Settings, 'baseUrl'>): OutgoingHttpHeaders => {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ['blob:'],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        // Neither our pages nor our libraries may turn text into a script. The only policy is the PDF viewer's: it names the address of its
        // worker and no other (web/src/core/viewer/open-pdf.ts).
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['lecteur-pdf'],
        reportUri: [cspReports],
        reportTo: ['csp'],
      },
    },
    strictTransportSecurity: baseUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  set(answer.req, answer, () => {})
  return {
    ...answer.getHeaders(),
    'reporting-endpoints': `csp="${cspReports}"`,
    // The site's hashed files override it (threat T23).
    'cache-control': 'no-store',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

export const secureHeaders = (app: FastifyInstance, settings: Settings): void => {
  const set = securityHeaders(settings)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(set)
  })
}
