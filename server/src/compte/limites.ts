import type { FastifyRequest } from 'fastify'
import type { Office } from '../core/door.ts'
import type { Limit } from '../core/throttle.ts'
import { findNavigateurConnu } from './navigateur-connu.ts'

const hour = 3600
const quarter = hour / 4

/**
 * Failures that stop the sign-ins of an address, and of a network address. A browser that signed in with the address before counts its
 * own: nobody else's tries keep the person out of it (goal S7, decision 7).
 */
export const limitesConnexion = async (
  { db, settings }: Pick<Office, 'db' | 'settings'>,
  request: FastifyRequest,
  email: string,
): Promise<Limit[]> => {
  const cle = `connexion/compte/${email.toLowerCase()}`
  const connu = await findNavigateurConnu(db, request, email)
  if (connu) return [{ cle: `${cle}/navigateur/${connu}`, max: settings.ESSAIS_PAR_COMPTE, fenetre: quarter }]
  return [
    { cle, max: settings.ESSAIS_PAR_COMPTE, fenetre: quarter },
    { cle: `connexion/adresse/${request.ip}`, max: settings.ESSAIS_PAR_ADRESSE, fenetre: quarter },
  ]
}

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
