import '../core/core-tables.ts'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../core/database.ts'

/** The mails about a request that a server has refused so far; their event names it (`requete/R26000001/depot`). */
export const courrielsRefuses = (db: Db, numero: string) =>
  db
    .selectFrom('courriel')
    .select(['destinataire', 'sujet'])
    .select(sql<boolean>`split_part(evenement, '/', 3) = 'demande'`.as('demande'))
    .where(sql<SqlBool>`split_part(evenement, '/', 2) = ${numero}`)
    .where('erreur', 'is not', null)
    .where('envoye_le', 'is', null)
    .orderBy('cree_le')
    .execute()
