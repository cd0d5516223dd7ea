import { cleanComptes } from '../compte/nettoyage.ts'
import { forgetExpired } from '../compte/oauth2/adapter.ts'
import { forgetExpiredAttentes } from '../compte/second-facteur/attente.ts'
import { forgetCaptchas } from '../core/captcha/sql.ts'
import type { Office } from '../core/door.ts'
import { eraseTextes } from '../core/mail/outbox.ts'
import { purgeIdentitePieces } from '../rattachements/demande/purge.ts'
import { closeInactiveComptes } from './fin-compte/inactivite.ts'
import { forgetOrphanFichiers } from './orphan-fichiers.ts'
import { forgetPieces } from '../pieces/forget.ts'
import { remindOfDemandes } from '../pieces/remind.ts'
import { dayOfLectures } from '../rattachements/lectures/log.ts'
import { forgetLectures } from '../rattachements/lectures/sql.ts'
import { announceRemaining } from '../rattachements/suivre/announce.ts'
import { cleanBrouillons } from '../requetes/brouillon/nettoyage.ts'
import { forgetSecurite } from '../core/securite.ts'

const oneDay = 86_400_000

/**
 * Daily clean-up: deletes files that no committed row names and data past their retention (docs/threat-model.md, « Retention »). Sends the
 * reminders of demands, the mails about changes, and the mails about idle accounts.
 */
export const clean = async (office: Pick<Office, 'db' | 'store' | 'now' | 'jobs' | 'settings'>): Promise<void> => {
  const { db, store, now } = office
  const instant = now()
  const olderThan = new Date(instant.getTime() - oneDay)
  await cleanBrouillons(office, instant)
  await remindOfDemandes(office, instant)
  await announceRemaining(office, instant)
  await forgetPieces(db, instant)
  await purgeIdentitePieces(db, instant)
  await forgetOrphanFichiers(db, olderThan)
  await store.sweep({
    olderThan,
    isReferenced: async (sha256) =>
      new Set((await db.selectFrom('fichier').select('sha256').where('sha256', 'in', sha256).execute()).map((row) => row.sha256)),
  })
  await forgetExpired(db, instant)
  await cleanComptes(db, instant)
  await forgetCaptchas(db, instant)
  await eraseTextes(db, instant)
  await forgetSecurite(db, instant)
  await forgetLectures(db, new Date(instant.getTime() - dayOfLectures))
  await forgetExpiredAttentes(db, instant)
  await closeInactiveComptes(office, instant)
}
