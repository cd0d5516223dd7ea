import { nettoyerComptes } from '../compte/nettoyage.ts'
import { oublierExpires } from '../compte/oauth2/adapter.ts'
import { oublierAttentesExpirees } from '../compte/second-facteur/attente.ts'
import { oublierCaptchas } from '../core/captcha/sql.ts'
import type { Office } from '../core/door.ts'
import { effacerTextes } from '../core/mail/outbox.ts'
import { purgerPiecesIdentite } from '../rattachements/demande/purger.ts'
import { fermerInactifs } from './fin-compte/inactivite.ts'
import { oublierFichiersOrphelins } from './fichiers-orphelins.ts'
import { oublierPieces } from '../pieces/oublier.ts'
import { rappelerDemandes } from '../pieces/rappeler.ts'
import { dayOfLectures } from '../rattachements/lectures/consigner.ts'
import { oublierLectures } from '../rattachements/lectures/sql.ts'
import { annoncerRestants } from '../rattachements/suivre/annoncer.ts'
import { nettoyerBrouillons } from '../requetes/brouillon/nettoyage.ts'
import { oublierSecurite } from '../core/securite.ts'

const oneDay = 86_400_000

/**
 * Daily clean-up: deletes files that no committed row names and data past their retention (docs/threat-model.md, « Retention »). Sends the
 * reminders of demands, the mails about changes, and the mails about idle accounts.
 */
export const nettoyer = async (office: Pick<Office, 'db' | 'store' | 'now' | 'jobs' | 'settings'>): Promise<void> => {
  const { db, store, now } = office
  const instant = now()
  const olderThan = new Date(instant.getTime() - oneDay)
  await nettoyerBrouillons(office, instant)
  await rappelerDemandes(office, instant)
  await annoncerRestants(office, instant)
  await oublierPieces(db, instant)
  await purgerPiecesIdentite(db, instant)
  await oublierFichiersOrphelins(db, olderThan)
  await store.sweep({
    olderThan,
    isReferenced: async (sha256) =>
      new Set((await db.selectFrom('fichier').select('sha256').where('sha256', 'in', sha256).execute()).map((row) => row.sha256)),
  })
  await oublierExpires(db, instant)
  await nettoyerComptes(db, instant)
  await oublierCaptchas(db, instant)
  await effacerTextes(db, instant)
  await oublierSecurite(db, instant)
  await oublierLectures(db, new Date(instant.getTime() - dayOfLectures))
  await oublierAttentesExpirees(db, instant)
  await fermerInactifs(office, instant)
}
