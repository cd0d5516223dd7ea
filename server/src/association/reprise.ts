import type { Reprise } from 'domain/association/reprise'
import type { Trx } from '../core/database.ts'
import { type ActeOnAssociation, logActe } from './act.ts'
import './tables.ts'

/** Writes the paper references of an association and the events read there. They replace those read before (ENT-21). */
export const saveReprise = async (trx: Trx, acte: ActeOnAssociation, reprise: Reprise): Promise<void> => {
  const { numero, now } = acte
  const { numeroVolume, numeroFolio } = reprise
  const registre = JSON.stringify(reprise.registre)
  const ligne = { numero_volume: numeroVolume, numero_folio: numeroFolio, registre, reprise_le: now }
  await trx
    .insertInto('reprise')
    .values({ association: numero, ...ligne })
    .onConflict((conflict) => conflict.column('association').doUpdateSet(ligne))
    .execute()
  await trx.updateTable('association').set({ volume: numeroVolume, folio: numeroFolio }).where('numero', '=', numero).execute()
  // The paper's events are stored as the erasable text of the act, since they may describe people.
  await logActe(trx, acte, { type: 'REPRISE', contenu: { numeroVolume, numeroFolio }, texte: registre })
}
