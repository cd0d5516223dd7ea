import './tables.ts'
import '../core/core-tables.ts'
import '../requetes/tables.ts'
import type { Insertable } from 'kysely'
import { etapesEnAttente } from 'domain/requetes/demarches/procedures'
import type { Db, Trx } from '../core/database.ts'
import type { NamedTour } from './code.ts'
import type { DemandePiecesTable, PieceTable } from './tables.ts'

export const insertDemande = async (
  trx: Trx,
  demande: Omit<Insertable<DemandePiecesTable>, 'precisions'> & { precisions: readonly (string | null)[] },
): Promise<void> => {
  await trx
    .insertInto('demande_pieces')
    .values({ ...demande, precisions: JSON.stringify(demande.precisions) })
    .execute()
}

/** The demandes written to the declarant, round by round, with the document of each letter. */
export const writtenDemandes = (db: Db, requete: string) =>
  db
    .selectFrom('demande_pieces')
    .innerJoin('document_requete', 'document_requete.uuid', 'demande_pieces.document')
    .select([
      'demande_pieces.numero',
      'demande_pieces.tour',
      'demande_pieces.precisions',
      'demande_pieces.observation',
      'demande_pieces.rappelee_le as rappeleeLe',
      'document_requete.uuid',
      'document_requete.nom',
      'document_requete.sha256',
    ])
    .where('demande_pieces.requete', '=', requete)
    .orderBy('demande_pieces.numero')
    .orderBy('demande_pieces.tour')
    .execute()

/** Files of replies, by point, then in the order they were added. */
const pieces = (db: Db) =>
  db
    .selectFrom('piece')
    .innerJoin('fichier', 'fichier.sha256', 'piece.sha256')
    .select([
      'piece.uuid',
      'piece.numero',
      'piece.tour',
      'piece.point as index',
      'piece.nom',
      'piece.type',
      'piece.sous_type as sousType',
      'piece.date',
      'piece.date_effet as dateEffet',
      'piece.journal',
      'piece.sha256',
      'piece.transmise_le as transmiseLe',
      'fichier.taille',
      'fichier.mime',
      'fichier.contenus_actifs as contenusActifs',
    ])
    .orderBy('piece.point')
    .orderBy('piece.ajoutee_le')
    .orderBy('piece.uuid')

/** The files of one round, transmitted or not. */
export const piecesDe = (db: Db, { requete, numero, tour }: NamedTour) =>
  pieces(db).where('piece.requete', '=', requete).where('piece.numero', '=', numero).where('piece.tour', '=', tour).execute()

/** The files of every transmitted reply on a request. */
export const forwardedPieces = (db: Db, requete: string) =>
  pieces(db).where('piece.requete', '=', requete).where('piece.transmise_le', 'is not', null).execute()

export const insertPiece = async (trx: Trx, piece: Insertable<PieceTable>): Promise<void> => {
  await trx.insertInto('piece').values(piece).execute()
}

/** Removes a file from a reply being prepared; false when it has no such file. */
export const removePiece = async (trx: Trx, { requete, numero, tour }: NamedTour, uuid: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('piece')
    .where('uuid', '=', uuid)
    .where('requete', '=', requete)
    .where('numero', '=', numero)
    .where('tour', '=', tour)
    .where('transmise_le', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const markForwarded = async (trx: Trx, { requete, numero, tour }: NamedTour, instant: Date): Promise<void> => {
  await trx
    .updateTable('piece')
    .set({ transmise_le: instant })
    .where('requete', '=', requete)
    .where('numero', '=', numero)
    .where('tour', '=', tour)
    .execute()
}

/** The rounds with files in a reply that is not transmitted. */
export const preparedTours = (db: Db): Promise<NamedTour[]> =>
  db
    .selectFrom('piece')
    .select(['requete', 'numero', 'tour'])
    .distinct()
    .where('transmise_le', 'is', null)
    .orderBy('requete')
    .orderBy('numero')
    .orderBy('tour')
    .execute()

/** Deletes the files of an untransmitted reply. */
export const forgetPiecesOf = async (trx: Trx, { requete, numero, tour }: NamedTour): Promise<void> => {
  await trx
    .deleteFrom('piece')
    .where('requete', '=', requete)
    .where('numero', '=', numero)
    .where('tour', '=', tour)
    .where('transmise_le', 'is', null)
    .execute()
}

/** The rounds without a reminder yet, of requests that are open or just registered. */
export const toursToRemind = (db: Db): Promise<NamedTour[]> =>
  db
    .selectFrom('demande_pieces')
    .innerJoin('requete', 'requete.numero', 'demande_pieces.requete')
    .select(['demande_pieces.requete', 'demande_pieces.numero', 'demande_pieces.tour'])
    .where('demande_pieces.rappelee_le', 'is', null)
    .where('requete.etape', 'in', etapesEnAttente)
    .orderBy('demande_pieces.requete')
    .execute()

/** Records that the declarant got a reminder; false when it was already recorded. */
export const markReminded = async (trx: Trx, { requete, numero, tour }: NamedTour, instant: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('demande_pieces')
    .set({ rappelee_le: instant })
    .where('requete', '=', requete)
    .where('numero', '=', numero)
    .where('tour', '=', tour)
    .where('rappelee_le', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
