import { courrielDejaUnCompte } from 'domain/compte/courriels'
import type { InfosCompte } from 'domain/compte/creation'
import { enregistrerActe } from '../core/actes.ts'
import type { Trx } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import { ecrire } from './ecrire.ts'
import { envoyerLien, pageDeConnexion } from './envoyer-lien.ts'
import { findCompteParEmail, insererCompte } from './sql.ts'

/**
 * Creates an inactive account and mails its activation link. Only a mail shows whether the address was known, never the answer: an active
 * account gets a mail that says so, an inactive one gets a new link (SRV-13, threats T7). `empreinte` is the password's hash.
 */
export const creerCompte = async (trx: Trx, office: Office, infos: InfosCompte, empreinte: string): Promise<void> => {
  const instant = office.now()
  const cree = await insererCompte(trx, instant, infos, empreinte)
  if (cree) await enregistrerActe(trx, { sujet: 'compte', sujetId: cree, type: 'CREATION', instant, auteur: cree })
  const compte = cree ? { uuid: cree, etat: 'INACTIF', email: infos.email } : await findCompteParEmail(trx, infos.email)
  if (!compte || compte.etat === 'DESACTIVE') return
  // Not always an activation: the support may have opened it, without a password.
  if (compte.etat === 'INACTIF') return envoyerLien(trx, office, compte.email)
  await ecrire(trx, office, compte.uuid, compte.email, courrielDejaUnCompte(pageDeConnexion(office, compte.email)))
}
