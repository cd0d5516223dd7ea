import { sql } from 'kysely'
import './tables.ts'
import { recordActe } from '../core/actes.ts'
import type { Db } from '../core/database.ts'
import { dureeActivation } from './activation.ts'
import { forgetLiens } from './liens.ts'
import { dureeSession } from './sessions.ts'

/** Deletes old links, accounts never activated, addresses of closed accounts, and old sessions with their IP addresses (SRV-47). */
export const cleanComptes = async (db: Db, now: Date): Promise<void> => {
  await forgetLiens(db, now)
  await forgetInactiveComptes(db, now)
  await forgetLastCourriels(db)
  await db
    .deleteFrom('session')
    .where('ouverte_le', '<', new Date(now.getTime() - 2 * dureeSession.totale * 1000))
    .execute()
}

/** Erases the address of a closed account from its last mail, once that mail has left. */
const forgetLastCourriels = async (db: Db): Promise<void> => {
  await sql`update courriel set destinataire = compte.email from compte
    where compte.ferme_le is not null and courriel.evenement like 'compte/' || compte.uuid || '/%'
      and courriel.envoye_le is not null and courriel.destinataire <> compte.email`.execute(db)
}

/** Seven days after their creation, unless a later link can still activate them. Only the uuid remains, in the journal. */
const forgetInactiveComptes = async (db: Db, now: Date): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    const forgotten = await trx
      .selectFrom('compte')
      .select('uuid')
      .where('etat', '=', 'INACTIF')
      .where('cree_le', '<', new Date(now.getTime() - dureeActivation))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('lien')
              .select(sql`1`.as('un'))
              .whereRef('lien.compte', '=', 'compte.uuid')
              .where('utilise_le', 'is', null),
          ),
        ),
      )
      .forUpdate()
      .execute()
    const uuids = forgotten.map(({ uuid }) => uuid)
    if (uuids.length === 0) return
    for (const table of ['lien', 'session', 'agent_tribunal', 'second_facteur_attendu'] as const)
      await trx.deleteFrom(table).where('compte', 'in', uuids).execute()
    await trx.deleteFrom('compte').where('uuid', 'in', uuids).execute()
    for (const uuid of uuids) await recordActe(trx, { sujet: 'compte', sujetId: uuid, type: 'EFFACEMENT', instant: now, auteur: null })
  })
}
