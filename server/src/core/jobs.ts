import { PgBoss, fromKysely } from 'pg-boss'
import type { Trx } from './database.ts'
import { PromptClient } from './database-pool.ts'

/** Background work: done after the answer, at least once, by any server process. */
export interface Jobs {
  /** Queues one job inside the business transaction: it exists if and only if the transaction commits. */
  send(trx: Trx, queue: string, data: Record<string, unknown>): Promise<void>
  /**
   * Runs one job at a time. A job that throws is retried, with a growing delay. `done` ends the job inside the handler's own transaction
   * and erases its data, so that its effect exists exactly once.
   */
  work(queue: string, handler: (data: Record<string, unknown>, done: (trx: Trx) => Promise<void>) => Promise<void>): Promise<void>
  /** Runs `handler` once a day among all the servers, at four in the morning in Paris. */
  daily(queue: string, handler: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

const queues = ['courriel', 'compte', 'nettoyage', 'verification'] as const

/** A job whose server died is detected within ten seconds and retried ten to twenty seconds later: within a minute in all. */
const watch = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }
/** Retries with a growing delay for two days, as long as a mail server may be away over a week-end. */
const policy = { notify: true, retryLimit: 60, retryDelay: 20, retryBackoff: true, retryDelayMax: 3600, heartbeatSeconds: 10 }

/** A `verification` reads everything kept, so it expires only after twenty hours. Its heartbeat reveals a dead one sooner. */
const durations: Partial<Record<(typeof queues)[number], { expireInSeconds: number }>> = { verification: { expireInSeconds: 20 * 3600 } }

export const startJobs = async (url: string, report: (error: Error) => void): Promise<Jobs> => {
  // `query_timeout` is the driver's own limit: it closes the connection. It exceeds the time of any job statement, even on a busy machine.
  // `connectionTimeoutMillis` would count the wait for a free connection: `PromptClient` limits the connecting alone.
  const connection = { connectionString: url, max: 4, query_timeout: 120_000, connectionTimeoutMillis: 0, Client: PromptClient }
  const boss = new PgBoss({ ...connection, ...watch, schema: 'travaux', useListenNotify: true })
  boss.on('error', report)
  await boss.start()
  for (const queue of queues) {
    const own = { ...policy, ...durations[queue] }
    await boss.createQueue(queue, own)
    // Otherwise a queue created by an older version keeps its old policy.
    await boss.updateQueue(queue, own)
  }
  return {
    async send(trx, queue, data) {
      await boss.send(queue, data, { db: fromKysely(trx) })
    },
    async work(queue, handler) {
      const worker = await boss.work<Record<string, unknown>>(
        queue,
        { batchSize: 1, notifyPollingIntervalSeconds: 1, pollingIntervalSeconds: 0.5 },
        async (jobs) => {
          for (const { id, data } of jobs)
            await handler(data, async (trx) => {
              await boss.deleteJob(queue, id, { db: fromKysely(trx) })
            })
          // Fetches the next job now: the library waits for the interval after each job. After a failure that wait stays.
          boss.notifyWorker(worker)
        },
      )
    },
    async daily(queue, handler) {
      await boss.schedule(queue, '0 4 * * *', null, { tz: 'Europe/Paris' })
      await boss.work(queue, { batchSize: 1 }, handler)
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}
