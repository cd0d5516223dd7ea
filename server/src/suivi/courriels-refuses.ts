import '../core/core-tables.ts'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../core/database.ts'

/** The mails about a request that a mail server refused for good. Their event contains its number (`requete/R26000001/depot`). */
export const courrielsRefuses = (db: Db, numero: string) =>
  db
    .selectFrom('courriel')
    .select(['destinataire', 'sujet'])
    .select(sql<boolean>`split_part(evenement, '/', 3) = 'demande'`.as('demande'))
    .where(sql<SqlBool>`split_part(evenement, '/', 2) = ${numero}`)
    .where('refus', 'is not', null)
    .where('envoye_le', 'is', null)
    .orderBy('cree_le')
    .execute()
