import './tables.ts'
import type { Trx } from '../core/database.ts'

/** Records whether the court still holds a paper file of an association. */
export const noteDossierPapier = async (trx: Trx, numero: string, existe: boolean): Promise<void> => {
  await trx.updateTable('association').set({ dossier_papier: existe }).where('numero', '=', numero).execute()
}
