import { lettre } from 'domain/core/courriel'
import { textesCourriel } from 'domain/core/textes/courriel'
import { courrielAuGreffe } from 'domain/pieces/courriels'
import type { Trx } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import { sendCourriel } from '../core/mail/outbox.ts'
import { greffeAdresses } from '../rattachements/prevenir/sql.ts'
import type { TourRead } from './open.ts'

/**
 * Mails a reply to the clerk who holds the file, or to all clerks of the court when nobody does: courts have no address of their own here
 * (docs/decisions/0043). Its event name keeps a refused mail out of the request's page: it concerns the support, not the declarant.
 */
export const notifyGreffe = async (
  trx: Trx,
  { jobs, settings }: Pick<Office, 'jobs' | 'settings'>,
  { requete: { numero, denomination, tribunal }, situation, demande: { nature }, envoi, instant }: TourRead,
  reply: { documents: number; observation: boolean },
): Promise<void> => {
  const lien = `${settings.baseUrl}/greffe/requete/${numero}`
  const courriel = courrielAuGreffe({ nature, rang: envoi.numero, numero, denomination, instant, lien, ...reply })
  const pied = textesCourriel.pied({ courriel: settings.COURRIEL_SUPPORT, telephone: settings.TELEPHONE_SUPPORT })
  for (const email of await greffeAdresses(trx, tribunal, situation.enCharge?.agent.uuid ?? null)) {
    await sendCourriel(trx, jobs, instant, {
      evenement: `greffe/reponse/${numero}/${envoi.numero}/${envoi.tour}`,
      destinataire: email,
      sujet: courriel.sujet,
      texte: lettre(courriel, pied),
    })
  }
}
