import { courrielChangedAdresse, courrielChangedMotPasse } from 'domain/compte/courriels-changements'
import type { Trx } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import { write } from './write.ts'
import { comptePage } from './send-lien.ts'

interface Compte {
  uuid: string
  /** Address to write to: before a change of address, the old one. */
  email: string
}

const supportDe = ({ settings: { COURRIEL_SUPPORT: courriel, TELEPHONE_SUPPORT: telephone } }: Pick<Office, 'settings'>) => ({
  courriel,
  telephone,
})

/** Mails the owner whenever the password is changed, whoever changed it (threat T22). */
export const announceMotPasse = (trx: Trx, office: Office, { uuid, email }: Compte): Promise<void> =>
  write(trx, office, uuid, email, courrielChangedMotPasse(supportDe(office), comptePage(office)))

/** Mails the former address that the account no longer uses it. */
export const announceAdresse = (trx: Trx, office: Office, { uuid, email }: Compte): Promise<void> =>
  write(trx, office, uuid, email, courrielChangedAdresse(supportDe(office)))
