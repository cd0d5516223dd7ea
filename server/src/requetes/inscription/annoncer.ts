import { textesCourriel } from 'domain/core/textes-courriel'
import { courrielInscription } from 'domain/requetes/courriels'
import { getCompte } from '../../compte/sql.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { envoyerCourriel } from '../../core/mail/outbox.ts'
import type { Dossier } from '../procedure/dossier.ts'

/** Mails the decision to the account that filed and to the declarant, once when they share an address (MAIL-08). */
export const annoncerInscription = async (
  trx: Trx,
  { jobs, settings }: Pick<Office, 'jobs' | 'settings'>,
  { requete, instant }: Dossier,
  { numero, le, tribunal }: { numero: string; le: string; tribunal: string },
): Promise<void> => {
  const { email } = await getCompte(trx, requete.compte)
  const declarant = requete.depot.declarant.email
  const destinataires = declarant && declarant.toLowerCase() !== email.toLowerCase() ? [email, declarant] : [email]
  const courriel = courrielInscription({
    numero: requete.numero,
    denomination: requete.denomination,
    inscriteLe: le,
    numeroAssociation: numero,
    lien: `${settings.baseUrl}/association/${numero}`,
  })
  const pied = textesCourriel.piedTribunal(tribunal, { courriel: settings.COURRIEL_SUPPORT })
  for (const destinataire of destinataires) {
    await envoyerCourriel(trx, jobs, instant, {
      evenement: `requete/${requete.numero}/inscription`,
      destinataire,
      sujet: courriel.sujet,
      texte: `${courriel.texte}\n\n${pied}`,
    })
  }
}
