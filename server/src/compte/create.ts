import { courrielExistingCompte } from 'domain/compte/courriels'
import type { InfosCompte } from 'domain/compte/creation'
import { recordActe } from '../core/actes.ts'
import type { Trx } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import { write } from './write.ts'
import { sendLien, pageDeConnexion } from './send-lien.ts'
import { findCompteByEmail, insertCompte } from './sql.ts'

/**
 * Creates an inactive account and mails its activation link. The answer is the same when the address is already known; only the mail
 * differs. An active account gets a notice, an inactive one a new link (SRV-13, threat T7). `empreinte`: the password's hash.
 */
export const createCompte = async (trx: Trx, office: Office, infos: InfosCompte, empreinte: string): Promise<void> => {
  const instant = office.now()
  const cree = await insertCompte(trx, instant, infos, empreinte)
  if (cree) await recordActe(trx, { sujet: 'compte', sujetId: cree, type: 'CREATION', instant, auteur: cree })
  const compte = cree ? { uuid: cree, etat: 'INACTIF', email: infos.email } : await findCompteByEmail(trx, infos.email)
  if (!compte || compte.etat === 'DESACTIVE') return
  // The link may not be an activation: an account opened by the support has no password yet.
  if (compte.etat === 'INACTIF') return sendLien(trx, office, compte.email)
  await write(trx, office, compte.uuid, compte.email, courrielExistingCompte(pageDeConnexion(office, compte.email)))
}
