import type { FastifyRequest } from 'fastify'
import type { Office } from '../core/door.ts'
import { Refusal } from '../core/refusal.ts'
import type { Settings } from '../core/settings.ts'
import type { Limit } from '../core/throttle.ts'

const quarter = 15 * 60
const hour = 3600

/** What the people asking may send to one mailbox, whatever they ask (threats T10). */
export const limitesCourriel = ({ settings }: Pick<Office, 'settings'>, ...destinataires: string[]): Limit[] =>
  destinataires.flatMap((destinataire) => {
    const cle = `courriel/destinataire/${destinataire.toLowerCase()}`
    return [
      { cle, max: settings.COURRIELS_PAR_HEURE, fenetre: hour },
      { cle, max: settings.COURRIELS_PAR_JOUR, fenetre: 24 * hour },
    ]
  })

/** What one network address may ask without being signed in. */
export const limiteAdresse = ({ settings }: Pick<Office, 'settings'>, quoi: 'creation' | 'oubli', request: FastifyRequest): Limit => ({
  cle: `${quoi}/adresse/${request.ip}`,
  max: settings.ESSAIS_PAR_ADRESSE,
  fenetre: hour,
})

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
