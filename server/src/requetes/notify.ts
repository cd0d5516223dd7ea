import { sameEmail } from 'domain/core/email'
import { type WordedCourriel, lettre } from 'domain/core/courriel'
import { textesCourriel } from 'domain/core/textes/courriel'
import { withoutCompte } from 'domain/requetes/courriels/courriel-without-compte'
import { getCompte } from '../compte/sql.ts'
import type { Trx } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import { sendCourriel } from '../core/mail/outbox.ts'
import { pageDeRequete } from './page-de-requete.ts'
import type { Dossier } from './procedure/dossier.ts'

interface News {
  /** Last part of the event's name. */
  quoi: string
  tribunal: string
  courriel: WordedCourriel
}

/** Returns the address of the account that filed; none for a paper filing (STAFF-15) or a closed account. */
const compteAdresses = async (trx: Trx, { compte, issuTeleservice }: Dossier['requete']): Promise<string[]> => {
  if (!issuTeleservice) return []
  const { email, ferme_le: fermeLe } = await getCompte(trx, compte)
  return fermeLe ? [] : [email]
}

/** Mails an act of the court to the account that filed and to the declarant, once when they share an address (MAIL-08). */
export const warn = async (
  trx: Trx,
  { jobs, settings }: Pick<Office, 'jobs' | 'settings'>,
  { requete, instant }: Pick<Dossier, 'requete' | 'instant'>,
  { quoi, tribunal, courriel }: News,
): Promise<void> => {
  const comptes = await compteAdresses(trx, requete)
  const declarant = requete.depot.declarant.email
  const autre = declarant && !comptes.some((email) => sameEmail(email, declarant)) ? [declarant] : []
  const destinataires = [...comptes, ...autre]
  const lisible = requete.issuTeleservice ? courriel : withoutCompte(courriel, pageDeRequete(settings, requete.numero))
  const pied = textesCourriel.piedTribunal(tribunal, { courriel: settings.COURRIEL_SUPPORT })
  for (const destinataire of destinataires) {
    await sendCourriel(trx, jobs, instant, {
      evenement: `requete/${requete.numero}/${quoi}`,
      destinataire,
      sujet: lisible.sujet,
      texte: lettre(lisible, pied),
    })
  }
}
