import { joursDAvertissement, joursDeBrouillon } from 'domain/requetes/depot/brouillon'
import { courrielBrouillon } from 'domain/requetes/courriels/courriels'
import { write } from '../../compte/write.ts'
import type { Office } from '../../core/door.ts'
import { forgetOldBrouillons, takeBrouillonsToWarn } from './sql.ts'

const daysBefore = (jours: number, instant: Date) => new Date(instant.getTime() - jours * 86_400_000)

/** Tells the author of an old draft that it will be deleted, then deletes it (retention V3). */
export const cleanBrouillons = async (office: Pick<Office, 'db' | 'jobs' | 'settings' | 'now'>, instant: Date): Promise<void> => {
  // One day more, so that the last day announced is whole.
  await forgetOldBrouillons(office.db, daysBefore(joursDeBrouillon + 1, instant))
  await office.db.transaction().execute(async (trx) => {
    for (const brouillon of await takeBrouillonsToWarn(trx, daysBefore(joursDeBrouillon - joursDAvertissement, instant)))
      await write(trx, office, brouillon.compte, brouillon.email, courrielBrouillon(brouillon, office.settings.baseUrl))
  })
}
