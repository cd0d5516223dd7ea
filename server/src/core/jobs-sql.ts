import { sql } from 'kysely'
import type { Db, Trx } from './database.ts'

interface Passage {
  id: string
  etat: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
  commence: Date | null
  fini: Date | null
  erreur: string | null
}

/** Returns the latest runs of a daily job, newest first. The launcher keeps them some days. */
export const passagesDe = async (db: Db, queue: string): Promise<Passage[]> =>
  (
    await sql<Passage>`select id::text, state as etat, started_on as commence, completed_on as fini, output ->> 'message' as erreur
      from travaux.job where name = ${queue} and started_on is not null order by created_on desc limit 14`.execute(db)
  ).rows

/** Returns how many jobs of a queue wait, and how many were given up. */
export const attenteDe = async (db: Db, queue: string): Promise<{ attente: number; echecs: number }> => {
  const { rows } = await sql<{ attente: string; echecs: string }>`select
    count(*) filter (where state in ('created', 'retry', 'active')) as attente, count(*) filter (where state = 'failed') as echecs
    from travaux.job where name = ${queue}`.execute(db)
  return { attente: Number(rows[0]?.attente ?? 0), echecs: Number(rows[0]?.echecs ?? 0) }
}

/** Returns the ids that have a job waiting or running. */
export const waitingJobs = async (trx: Trx, queue: string): Promise<Set<string>> => {
  const { rows } = await sql<{ id: string }>`select data ->> 'id' as id from travaux.job where name = ${queue}
    and state in ('created', 'retry', 'active')`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

/** Makes the waiting job of one id run now. False when none waits. A second job beside it would do the work twice. */
export const advance = async (trx: Trx, queue: string, id: string): Promise<boolean> => {
  const { rows } = await sql`update travaux.job set start_after = now() where name = ${queue} and data ->> 'id' = ${id}
    and state in ('created', 'retry', 'active') returning id`.execute(trx)
  return rows.length > 0
}
