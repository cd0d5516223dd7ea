import { jourDeParis } from 'domain/core/jour'
import { tourEtat } from 'domain/pieces/reponse'
import { situationDe } from 'domain/requetes/procedure/fold'
import type { Db } from '../core/database.ts'
import { journalDe } from '../requetes/procedure/journal.ts'
import { findRequete, lockRequete } from '../requetes/procedure/sql.ts'
import { forgetPiecesOf, preparedTours } from './sql.ts'

/** Deletes the files of unsent replies that are no longer awaited: they are not evidence (SRV-47, retention V5). */
export const forgetPieces = async (db: Db, instant: Date): Promise<void> => {
  const aujourdhui = jourDeParis(instant)
  for (const envoi of await preparedTours(db)) {
    await db.transaction().execute(async (trx) => {
      await lockRequete(trx, envoi.requete)
      const requete = await findRequete(trx, envoi.requete)
      if (!requete) return
      const actes = (await journalDe(trx, envoi.requete)).map(({ acte }) => acte)
      const demande = situationDe(requete, actes, aujourdhui).demandes[envoi.numero - 1]
      const tour = demande?.tours[envoi.tour - 1]
      if (demande && tour && tourEtat(demande, tour, aujourdhui).etat !== 'EN_ATTENTE') await forgetPiecesOf(trx, envoi)
    })
  }
}
