import type { Acte } from 'domain/requetes/actes/actes'
import { courrielNotification, courrielNotificationCorrigee } from 'domain/requetes/courriels/courriel-notification'
import type { DecisionNotifiee } from 'domain/requetes/decision/decision-notifiee'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { pageDeRequete } from '../page-de-requete.ts'
import { prevenir } from '../prevenir.ts'
import type { ActeDit } from '../procedure/acte-dit.ts'
import { type Dossier, enregistrerActeDuGreffe } from '../procedure/dossier.ts'

const courriels = { notification: courrielNotification, 'notification-corrigee': courrielNotificationCorrigee } as const

/**
 * Mails the last day of the appeal to the account that filed and to the declarant, or says that the announced day no longer holds
 * (MAIL-08). A day corrected, then recorded again, is mailed again.
 */
export const annoncerNotification = async (
  trx: Trx,
  office: Office,
  { requete, instant }: Pick<Dossier, 'requete' | 'instant'>,
  notifiee: DecisionNotifiee,
  quoi: keyof typeof courriels = 'notification',
): Promise<void> => {
  const { numero, denomination, version } = requete
  const { libelle } = await getTribunal(trx, requete.tribunal)
  const courriel = courriels[quoi]({ numero, denomination, notifiee, lien: pageDeRequete(office.settings, numero) })
  await prevenir(trx, office, { requete, instant }, { quoi: `${quoi}-${version}`, tribunal: libelle, courriel })
}

/** Records the day a decision was notified, and mails it, in one transaction. */
export const enregistrerNotification = async (office: Office, dossier: Dossier, { fait }: ActeDit<'NOTIFICATION'>): Promise<Acte> => {
  await office.db.transaction().execute(async (trx) => {
    await enregistrerActeDuGreffe(trx, dossier, fait)
    await annoncerNotification(trx, office, dossier, fait)
  })
  return fait
}
