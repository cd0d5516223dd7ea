import { courrielActivation, courrielDejaUnCompte } from 'domain/compte/courriels'
import type { InfosCompte } from 'domain/compte/creation'
import { textesCourriel } from 'domain/core/textes-courriel'
import { enregistrerActe } from '../core/actes.ts'
import type { Office } from '../core/door.ts'
import { envoyerCourriel } from '../core/mail/outbox.ts'
import { dureeActivation } from './activation.ts'
import { creerLien } from './liens.ts'
import { hacher } from './mot-passe.ts'
import { findCompteParEmail, insererCompte } from './sql.ts'

/**
 * Creates an inactive account and mails its activation link. Whether the address was known is told by mail only, never by
 * the answer: an active account is told so, an inactive one gets a new link (SRV-13, threats T7).
 */
export const creerCompte = async ({ db, now, jobs, settings }: Office, infos: InfosCompte, motPasse: string): Promise<void> => {
  const empreinte = await hacher(motPasse)
  const instant = now()
  const pied = textesCourriel.pied({ courriel: settings.COURRIEL_SUPPORT, telephone: settings.TELEPHONE_SUPPORT })
  await db.transaction().execute(async (trx) => {
    const cree = await insererCompte(trx, instant, infos, empreinte)
    if (cree) await enregistrerActe(trx, { sujet: 'compte', sujetId: cree, type: 'CREATION', instant, auteur: cree })
    const compte = cree ? { uuid: cree, etat: 'INACTIF', email: infos.email } : await findCompteParEmail(trx, infos.email)
    if (!compte || compte.etat === 'DESACTIVE') return
    const inactive = compte.etat === 'INACTIF'
    const code = inactive ? await creerLien(trx, instant, compte.uuid, 'ACTIVATION', dureeActivation) : ''
    const courriel = inactive
      ? courrielActivation(`${settings.baseUrl}/utilisateur/finalisation?code=${code}`)
      : courrielDejaUnCompte(`${settings.baseUrl}/login?email=${encodeURIComponent(compte.email)}`)
    const evenement = `compte/${compte.uuid}/${inactive ? `activation/${code.slice(0, 8)}` : `deja/${instant.toISOString()}`}`
    await envoyerCourriel(trx, jobs, instant, {
      evenement,
      destinataire: compte.email,
      sujet: courriel.sujet,
      texte: `${courriel.texte}\n\n${pied}`,
    })
  })
}
