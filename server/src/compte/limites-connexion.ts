import type { FastifyRequest } from 'fastify'
import { emailKey } from 'domain/core/email'
import type { Db } from '../core/database.ts'
import { Refusal } from '../core/refusal.ts'
import type { Settings } from '../core/settings.ts'
import type { Limit } from '../core/throttle.ts'
import { findKnownNavigateur } from './known-navigateur.ts'

const quarter = 15 * 60

/**
 * The limits that failed sign-ins count against: the account, whether or not it exists, and the IP address (threat T7). A browser where
 * this address signed in before has its own count, so that nobody else's tries lock the person out (decision 7).
 */
export const limitesDeConnexion = async (
  { db, settings }: { db: Db; settings: Settings },
  request: FastifyRequest,
  email: string,
): Promise<Limit[]> => {
  const cle = `connexion/compte/${emailKey(email)}`
  const connu = await findKnownNavigateur(db, request, email)
  if (connu) return [{ cle: `${cle}/navigateur/${connu}`, max: settings.ESSAIS_PAR_COMPTE, fenetre: quarter }]
  return [
    { cle, max: settings.ESSAIS_PAR_COMPTE, fenetre: quarter },
    { cle: `connexion/adresse/${request.ip}`, max: settings.ESSAIS_PAR_ADRESSE, fenetre: quarter },
  ]
}

/** The minutes to wait, when a browser submitted the form: it must show them on a page, not as JSON. Otherwise rethrows the error. */
export const minutesDAttente = (error: unknown, { headers }: FastifyRequest): number => {
  const wait = error instanceof Refusal ? error.headers['retry-after'] : undefined
  if (!wait || !headers.accept?.includes('text/html')) throw error
  return Math.ceil(Number(wait) / 60)
}
