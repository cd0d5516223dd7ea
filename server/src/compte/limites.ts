import type { FastifyRequest } from 'fastify'
import { emailKey } from 'domain/core/email'
import type { Office } from '../core/door.ts'
import type { Limit } from '../core/throttle.ts'

const hour = 3600

/** What the people asking may send to one mailbox, whatever they ask (threat T10). */
export const limitesCourriel = ({ settings }: Pick<Office, 'settings'>, ...destinataires: string[]): Limit[] =>
  destinataires.flatMap((destinataire) => {
    const cle = `courriel/destinataire/${emailKey(destinataire)}`
    return [
      { cle, max: settings.COURRIELS_PAR_HEURE, fenetre: hour },
      { cle, max: settings.COURRIELS_PAR_JOUR, fenetre: 24 * hour },
    ]
  })

/** Limit of the calls of one network address without sign-in, per hour. */
export const limiteAdresse = ({ settings }: Pick<Office, 'settings'>, quoi: 'creation' | 'oubli', request: FastifyRequest): Limit => ({
  cle: `${quoi}/adresse/${request.ip}`,
  max: settings.ESSAIS_PAR_ADRESSE,
  fenetre: hour,
})
