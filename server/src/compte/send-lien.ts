import {
  courrielActivation,
  courrielTakenAdresse,
  courrielFormerAdresse,
  courrielMotPasse,
  courrielNewAdresse,
  courrielFirstMotPasse,
} from 'domain/compte/courriels'
import type { Trx } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import { dureeActivation } from './activation.ts'
import { write } from './write.ts'
import { createLien } from './liens.ts'
import { findCompteByEmail, getCompte } from './sql.ts'

const minute = 60_000

/** In milliseconds: one hour to choose a new password, twenty minutes to confirm an address (ACCOUNT-12, CONST-12). */
const duree = { MOT_PASSE: 60 * minute, CHANGEMENT_EMAIL: 20 * minute } as const

export const pageDeConnexion = ({ settings }: Pick<Office, 'settings'>, email: string): string =>
  `${settings.baseUrl}/login?email=${encodeURIComponent(email)}`

/** URL of the page where people see and change their own account. */
export const comptePage = ({ settings }: Pick<Office, 'settings'>): string => `${settings.baseUrl}/utilisateur/modification`

/** Mails the activation link of an account, valid for seven days (MAIL-01). */
const sendActivation = async (trx: Trx, office: Office, compte: { uuid: string; email: string }): Promise<void> => {
  const code = await createLien(trx, office.now(), compte.uuid, 'ACTIVATION', dureeActivation)
  await write(
    trx,
    office,
    compte.uuid,
    compte.email,
    courrielActivation(`${office.settings.baseUrl}/utilisateur/finalisation?code=${code}`),
  )
}

/** Mails and returns a link to choose a password: valid one hour (MAIL-02), or seven days for an account that never had one. */
export const sendMotPasseLien = async (
  trx: Trx,
  office: Pick<Office, 'jobs' | 'settings' | 'now'>,
  compte: { uuid: string; email: string },
  premier: boolean,
): Promise<string> => {
  const code = await createLien(trx, office.now(), compte.uuid, 'MOT_PASSE', premier ? dureeActivation : duree.MOT_PASSE)
  const lien = `${office.settings.baseUrl}/utilisateur/motdepasseoublie?code=${code}`
  await write(trx, office, compte.uuid, compte.email, premier ? courrielFirstMotPasse(lien) : courrielMotPasse(lien))
  return lien
}

/** Mails the link that a person requested. Does nothing when the address has no account, or a closed one (SRV-14). */
export const sendLien = async (trx: Trx, office: Office, email: string): Promise<void> => {
  const compte = await findCompteByEmail(trx, email)
  if (!compte || compte.etat === 'DESACTIVE') return
  const premier = compte.etat === 'INACTIF' && compte.mot_passe === null
  if (premier || compte.etat === 'ACTIF') await sendMotPasseLien(trx, office, compte, premier)
  else await sendActivation(trx, office, compte)
}

/**
 * Mails the link that gives an account a new address, and warns the current address. A new address already in use gets a notice without a
 * link. The warning is sent in both cases: otherwise its absence would tell that the address is in use (SRV-12, MAIL-03).
 */
export const sendChangementEmail = async (trx: Trx, office: Office, uuid: string, email: string): Promise<void> => {
  const { etat, email: actuelle } = await getCompte(trx, uuid)
  if (etat !== 'ACTIF') return
  await write(trx, office, uuid, actuelle, courrielFormerAdresse(office.settings.TELEPHONE_SUPPORT, comptePage(office)))
  const owner = await findCompteByEmail(trx, email)
  if (!owner) {
    const code = await createLien(trx, office.now(), uuid, 'CHANGEMENT_EMAIL', duree.CHANGEMENT_EMAIL, email)
    const lien = `${office.settings.baseUrl}/utilisateur/nouvelle-adresse?code=${code}`
    await write(trx, office, uuid, email, courrielNewAdresse(lien))
  } else if (owner.etat !== 'DESACTIVE') {
    await write(trx, office, owner.uuid, owner.email, courrielTakenAdresse(pageDeConnexion(office, owner.email)))
  }
}
