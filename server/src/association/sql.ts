import './tables.ts'
import type { Db } from '../core/database.ts'

export const findAssociation = (db: Db, numero: string) =>
  db.selectFrom('association').selectAll().where('numero', '=', numero).executeTakeFirst()

/** One version of an association, the latest unless an `ordre` is given. */
export const findVersion = (db: Db, numero: string, ordre?: number) =>
  db
    .selectFrom('version')
    .select(['association', 'ordre', 'evenement', 'requete', 'etat', 'cree_le as creeLe', 'contenu'])
    .where('association', '=', numero)
    .$if(ordre !== undefined, (query) => query.where('ordre', '=', ordre ?? 0))
    .orderBy('ordre', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Every document of an association, whichever versions list it, with its size and type of content. */
export const documentsDe = (db: Db, numero: string) =>
  db
    .selectFrom('document')
    .innerJoin('fichier', 'fichier.sha256', 'document.sha256')
    .select([
      'document.uuid',
      'document.nom',
      'document.type',
      'document.sous_type as sousType',
      'document.date',
      'document.date_effet as dateEffet',
      'document.journal',
      'document.sha256',
      'document.reserve',
      'fichier.taille',
      'fichier.mime',
    ])
    .where('document.association', '=', numero)
    .execute()
