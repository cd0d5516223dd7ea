import { courrielAdresseChangee, courrielMotPasseChange } from 'domain/compte/courriels-changements'
import type { Trx } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import { ecrire } from './ecrire.ts'
import { pageDuCompte } from './envoyer-lien.ts'

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
export const annoncerMotPasse = (trx: Trx, office: Office, { uuid, email }: Compte): Promise<void> =>
  ecrire(trx, office, uuid, email, courrielMotPasseChange(supportDe(office), pageDuCompte(office)))

/** Mails the former address that the account no longer uses it. */
export const annoncerAdresse = (trx: Trx, office: Office, { uuid, email }: Compte): Promise<void> =>
  ecrire(trx, office, uuid, email, courrielAdresseChangee(supportDe(office)))
