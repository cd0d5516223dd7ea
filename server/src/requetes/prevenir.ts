import { type CourrielRedige, lettre } from 'domain/core/courriel'
import { textesCourriel } from 'domain/core/textes-courriel'
import { getCompte } from '../compte/sql.ts'
import type { Trx } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import { envoyerCourriel } from '../core/mail/outbox.ts'
import type { Dossier } from './procedure/dossier.ts'

interface Nouvelle {
  /** Last part of the event's name. */
  quoi: string
  tribunal: string
  courriel: CourrielRedige
}

/** Mails what the court did to the account that filed and to the declarant, once when they share an address (MAIL-08). */
export const prevenir = async (
  trx: Trx,
  { jobs, settings }: Pick<Office, 'jobs' | 'settings'>,
  { requete, instant }: Pick<Dossier, 'requete' | 'instant'>,
  { quoi, tribunal, courriel }: Nouvelle,
): Promise<void> => {
  const { email, ferme_le: fermeLe } = await getCompte(trx, requete.compte)
  const declarant = requete.depot.declarant.email
  const autre = declarant && declarant.toLowerCase() !== email.toLowerCase() ? [declarant] : []
  // Who closed their account has no address any more.
  const destinataires = fermeLe ? autre : [email, ...autre]
  const pied = textesCourriel.piedTribunal(tribunal, { courriel: settings.COURRIEL_SUPPORT })
  for (const destinataire of destinataires) {
    await envoyerCourriel(trx, jobs, instant, {
      evenement: `requete/${requete.numero}/${quoi}`,
      destinataire,
      sujet: courriel.sujet,
      texte: lettre(courriel, pied),
    })
  }
}
