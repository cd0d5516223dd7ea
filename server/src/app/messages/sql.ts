import type { NatureMessage } from 'domain/app/natures-messages'
import { sql } from 'kysely'
import '../../compte/tables.ts'
import type { Db, Trx } from '../../core/database.ts'
import './tables.ts'

const columns = ['id', 'tribunal', 'nature', 'destinataires', 'texte', 'debut', 'fin', 'retire_le as retireLe'] as const

/** Messages shown at this instant or later. */
export const messagesToShow = (db: Db, instant: Date) =>
  db
    .selectFrom('message')
    .select(columns)
    .where('retire_le', 'is', null)
    .where(({ eb, or }) => or([eb('fin', 'is', null), eb('fin', '>', instant)]))
    .orderBy('debut', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()

export type KeptMessage = Awaited<ReturnType<typeof messagesToShow>>[number]

/** The latest messages of a court, or of the whole site, with the names of the people who wrote and withdrew them. */
export const latestMessages = (db: Db, tribunal: string | null) =>
  db
    .selectFrom('message')
    .innerJoin('compte as auteur', 'auteur.uuid', 'message.ecrit_par')
    .leftJoin('compte as retrait', 'retrait.uuid', 'message.retire_par')
    .select(columns)
    .select([
      sql<string>`auteur.prenom || ' ' || auteur.nom`.as('ecritPar'),
      sql<string | null>`retrait.prenom || ' ' || retrait.nom`.as('retirePar'),
    ])
    .where('message.tribunal', 'is not distinct from', tribunal)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

/** Locks the message until the transaction ends, so that two people do not withdraw it twice. */
export const lockMessage = (trx: Trx, id: number, tribunal: string | null) =>
  trx
    .selectFrom('message')
    .select(columns)
    .where('id', '=', id)
    .where('tribunal', 'is not distinct from', tribunal)
    .forUpdate()
    .executeTakeFirst()

export interface WrittenMessage {
  tribunal: string | null
  nature: NatureMessage
  destinataires: KeptMessage['destinataires']
  texte: string
  debut: Date
  fin: Date | null
}

export const insert = async (trx: Trx, message: WrittenMessage, ecrit_le: Date, ecrit_par: string): Promise<number> => {
  const { id } = await trx
    .insertInto('message')
    .values({ ...message, ecrit_le, ecrit_par })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const withdraw = (trx: Trx, id: number, retire_le: Date, retire_par: string) =>
  trx.updateTable('message').set({ retire_le, retire_par }).where('id', '=', id).execute()
