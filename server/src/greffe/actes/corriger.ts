import type { Acte } from 'domain/requetes/actes/actes'
import type { Office } from '../../core/door.ts'
import { annoncerNotification } from '../../requetes/notification/annoncer.ts'
import { prendreLaPubliee } from '../publication/constater.ts'
import type { ActeDit } from '../../requetes/procedure/acte-dit.ts'
import { type Dossier, enregistrerActeDuGreffe } from '../../requetes/procedure/dossier.ts'

/**
 * Corrects an act. A publication recorded by mistake leaves the register too, if this act wrote it there and the register still says that
 * day. A corrected notification is mailed to the people who received the last day of the appeal: it no longer holds.
 */
export const corriger = (office: Office, dossier: Dossier, { fait, texte }: ActeDit<'CORRECTION'>): Promise<Acte> =>
  office.db.transaction().execute(async (trx) => {
    const corrige = dossier.journal.find(({ rang }) => rang === fait.corrige)?.acte
    const portee = corrige?.type === 'CONSTAT_PUBLICATION' && corrige.mention ? corrige.le : null
    const publiee = portee && (await prendreLaPubliee(trx, dossier))
    await enregistrerActeDuGreffe(trx, dossier, fait, texte)
    if (publiee && publiee.dite === portee) await publiee.ecrire(null, texte ?? null)
    if (corrige?.type === 'NOTIFICATION') await annoncerNotification(trx, office, dossier, corrige, 'notification-corrigee')
    return fait
  })
