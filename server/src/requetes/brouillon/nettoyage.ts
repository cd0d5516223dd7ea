import { joursDAvertissement, joursDeBrouillon } from 'domain/requetes/depot/brouillon'
import { courrielBrouillon } from 'domain/requetes/courriels/courriels'
import { ecrire } from '../../compte/ecrire.ts'
import type { Office } from '../../core/door.ts'
import { oublierDepuis, prendreAAvertir } from './sql.ts'

const ilYA = (jours: number, instant: Date) => new Date(instant.getTime() - jours * 86_400_000)

/** Tells the author of an old draft that it will be deleted, then deletes it (retention V3). */
export const nettoyerBrouillons = async (office: Pick<Office, 'db' | 'jobs' | 'settings' | 'now'>, instant: Date): Promise<void> => {
  // One day more, so that the last day announced is whole.
  await oublierDepuis(office.db, ilYA(joursDeBrouillon + 1, instant))
  await office.db.transaction().execute(async (trx) => {
    for (const brouillon of await prendreAAvertir(trx, ilYA(joursDeBrouillon - joursDAvertissement, instant)))
      await ecrire(trx, office, brouillon.compte, brouillon.email, courrielBrouillon(brouillon, office.settings.baseUrl))
  })
}
