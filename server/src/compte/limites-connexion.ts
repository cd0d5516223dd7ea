import type { FastifyRequest } from 'fastify'
import { Refusal } from '../core/refusal.ts'
import type { Settings } from '../core/settings.ts'
import type { Limit } from '../core/throttle.ts'

const quarter = 15 * 60

/** What failed proofs of identity are counted against: the account, whether it exists or not, and where they come from (threats T7). */
export const limitesDeConnexion = (settings: Settings, email: string, adresse: string): Limit[] => [
  { cle: `connexion/compte/${email.toLowerCase()}`, max: settings.ESSAIS_PAR_COMPTE, fenetre: quarter },
  { cle: `connexion/adresse/${adresse}`, max: settings.ESSAIS_PAR_ADRESSE, fenetre: quarter },
]

/** The minutes to wait, when a browser itself posted the form: the person must read them on the page, not as JSON; else throws again. */
export const minutesDAttente = (error: unknown, { headers }: FastifyRequest): number => {
  const wait = error instanceof Refusal ? error.headers['retry-after'] : undefined
  if (!wait || !headers.accept?.includes('text/html')) throw error
  return Math.ceil(Number(wait) / 60)
}
