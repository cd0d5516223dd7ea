import type { Acte } from 'domain/requetes/actes/actes'
import type { Office } from '../../core/door.ts'
import { announceNotification } from '../../requetes/notification/announce.ts'
import { takePublishedAssociation } from '../publication/record.ts'
import type { ActeRecord } from '../../requetes/procedure/acte-record.ts'
import { type Dossier, recordGreffeActe } from '../../requetes/procedure/dossier.ts'

/**
 * Corrects an act. A publication recorded by mistake leaves the register too, if this act wrote it there and the register still says that
 * day. A corrected notification is mailed to the people who received the last day of the appeal: it no longer holds.
 */
export const correct = (office: Office, dossier: Dossier, { fait, texte }: ActeRecord<'CORRECTION'>): Promise<Acte> =>
  office.db.transaction().execute(async (trx) => {
    const corrige = dossier.journal.find(({ rang }) => rang === fait.corrige)?.acte
    const portee = corrige?.type === 'CONSTAT_PUBLICATION' && corrige.mention ? corrige.le : null
    const publiee = portee && (await takePublishedAssociation(trx, dossier))
    await recordGreffeActe(trx, dossier, fait, texte)
    if (publiee && publiee.dite === portee) await publiee.write(null, texte ?? null)
    if (corrige?.type === 'NOTIFICATION') await announceNotification(trx, office, dossier, corrige, 'notification-corrigee')
    return fait
  })
