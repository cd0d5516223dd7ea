import type { FastifyRequest } from 'fastify'
import { emailKey } from 'domain/core/email'
import type { Office } from '../core/door.ts'
import type { Limit } from '../core/throttle.ts'

const hour = 3600

/** Limits on the mails sent to one mailbox at somebody's request, whatever the kind (threat T10). */
export const limitesCourriel = ({ settings }: Pick<Office, 'settings'>, ...destinataires: string[]): Limit[] =>
  destinataires.flatMap((destinataire) => {
    const cle = `courriel/destinataire/${emailKey(destinataire)}`
    return [
      { cle, max: settings.COURRIELS_PAR_HEURE, fenetre: hour },
      { cle, max: settings.COURRIELS_PAR_JOUR, fenetre: 24 * hour },
    ]
  })

/** Hourly limit of one IP address on calls without a sign-in. */
export const limiteAdresse = ({ settings }: Pick<Office, 'settings'>, quoi: 'creation' | 'oubli', request: FastifyRequest): Limit => ({
  cle: `${quoi}/adresse/${request.ip}`,
  max: settings.ESSAIS_PAR_ADRESSE,
  fenetre: hour,
})
