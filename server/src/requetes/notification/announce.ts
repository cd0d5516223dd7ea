import type { Acte } from 'domain/requetes/actes/actes'
import { courrielNotification, courrielCorrectedNotification } from 'domain/requetes/courriels/courriel-notification'
import type { NotifiedDecision } from 'domain/requetes/decision/notified-decision'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { pageDeRequete } from '../page-de-requete.ts'
import { warn } from '../notify.ts'
import type { ActeRecord } from '../procedure/acte-record.ts'
import { type Dossier, recordGreffeActe } from '../procedure/dossier.ts'

const courriels = { notification: courrielNotification, 'notification-corrigee': courrielCorrectedNotification } as const

/**
 * Mails the last day of the appeal to the account that filed and to the declarant, or says that the announced day no longer holds
 * (MAIL-08). A day corrected, then recorded again, is mailed again.
 */
export const announceNotification = async (
  trx: Trx,
  office: Office,
  { requete, instant }: Pick<Dossier, 'requete' | 'instant'>,
  notifiee: NotifiedDecision,
  quoi: keyof typeof courriels = 'notification',
): Promise<void> => {
  const { numero, denomination, version } = requete
  const { libelle } = await getTribunal(trx, requete.tribunal)
  const courriel = courriels[quoi]({ numero, denomination, notifiee, lien: pageDeRequete(office.settings, numero) })
  await warn(trx, office, { requete, instant }, { quoi: `${quoi}-${version}`, tribunal: libelle, courriel })
}

/** Records the day a decision was notified, and mails it, in one transaction. */
export const recordNotification = async (office: Office, dossier: Dossier, { fait }: ActeRecord<'NOTIFICATION'>): Promise<Acte> => {
  await office.db.transaction().execute(async (trx) => {
    await recordGreffeActe(trx, dossier, fait)
    await announceNotification(trx, office, dossier, fait)
  })
  return fait
}
