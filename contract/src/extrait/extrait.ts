import * as z from 'zod/mini'
import { NumeroAssociation } from '../association/numero.ts'
import { typesDelivrance } from 'domain/association/delivrances'
import { extractCode } from 'domain/extrait/code-verification'
import { call } from '../core/call.ts'

const drapeau = z.enum(['true', 'false'])

export const genererExtrait = call({
  method: 'GET',
  path: '/api/association/:numero/extrait',
  acces: 'connecte',
  summary: 'A new extract of the latest version, as tagged PDF; each one issued is recorded with its code.',
  params: z.strictObject({ numero: NumeroAssociation }),
  // query parameters. `conforme=false` is a 412. `winlogas` is a flag of the court’s former software and changes nothing.
  query: z.strictObject({ conforme: z._default(drapeau, 'true'), winlogas: z._default(drapeau, 'false') }),
  produces: ['application/pdf'],
})

export const verifierExtrait = call({
  method: 'GET',
  path: '/api/verification/:code',
  acces: 'public',
  summary: 'The document issued under a code, its date, its court, and the changes since.',
  params: z.strictObject({ code: z.string().check(z.overwrite(extractCode), z.regex(/^[A-Z0-9-]{4,40}$/i)) }),
  answer: z.object({
    denomination: z.string(),
    /** Number of the association, or of the request when the document was issued on a request. */
    numero: z.string(),
    tribunal: z.string(),
    delivreLe: z.string(),
    type: z.enum(typesDelivrance),
    /** The title printed on the document. */
    titre: z.string(),
    /** False when the register has changed since. A decision does not expire. */
    aJour: z.boolean(),
    /** Changes of the register since the document, in words. Empty for a current document and for a decision (ACTION-10). */
    changements: z.array(z.string()),
    /** For a decision only: day of the latest decision registered since, null when there is none. */
    decisionSuivante: z.nullable(z.string()),
  }),
})
