import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { emailKey } from 'domain/core/email'
import type { Db } from '../core/database.ts'
import { sharedSecret } from '../core/secrets.ts'

const cookie = '__Host-navigateur'
const oneYear = 365 * 24 * 3600
/** A browser remembers the last accounts that signed in on it, for instance those of a family. */
const auPlus = 5

const secret = (db: Db): Promise<string> => sharedSecret(db, 'compte/navigateurs', async () => randomBytes(32).toString('base64url'))

/** Reads the cookie: a random name for the browser, then one seal per address that signed in there. It contains no address. */
const read = (request: FastifyRequest): { nom: string | null; sceaux: string[] } => {
  const [nom = '', ...sceaux] = (request.cookies[cookie] ?? '').split('.')
  return /^[\w-]{22}$/.test(nom) ? { nom, sceaux } : { nom: null, sceaux: [] }
}

const seal = (key: string, nom: string, email: string): string =>
  createHmac('sha256', key)
    .update(`${nom}\n${emailKey(email)}`)
    .digest('base64url')

const areEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The name of the browser when this address signed in there before; null otherwise (decision 7). */
export const findKnownNavigateur = async (db: Db, request: FastifyRequest, email: string): Promise<string | null> => {
  const { nom, sceaux } = read(request)
  const expected = seal(await secret(db), nom ?? '', email)
  return sceaux.some((sceau) => areEqual(sceau, expected)) ? nom : null
}

/** Remembers, in the browser's cookie only, that this address has just signed in there. */
export const rememberNavigateur = async (db: Db, request: FastifyRequest, reply: FastifyReply, email: string): Promise<void> => {
  const { nom, sceaux } = read(request)
  const kept = nom ?? randomBytes(16).toString('base64url')
  const sceau = seal(await secret(db), kept, email)
  const value = [kept, ...[sceau, ...sceaux.filter((other) => other !== sceau)].slice(0, auPlus)].join('.')
  reply.header('set-cookie', `${cookie}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${oneYear}`)
}
