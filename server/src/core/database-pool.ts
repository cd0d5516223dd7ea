import pg from 'pg'

/** Milliseconds to open one connection. Not an option of the pool, whose own limit would also count the wait for a free connection. */
const connecting = 10_000

export class PromptClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connecting })
  }
}

/** Maximum number of callers that wait for a free connection. More would hold memory for answers that come too late. */
const mostWaiting = 1000

/** PostgreSQL's own code for too many connections (Appendix A of its manual, 53300). */
const tooManyConnections = '53300'
const tooMany = () => Object.assign(new Error('too many callers wait for a database connection'), { code: tooManyConnections })
const isTooMany = (reason: unknown): boolean => reason instanceof Error && 'code' in reason && reason.code === tooManyConnections

interface Waiting {
  resolve(client: pg.PoolClient): void
  reject(reason: unknown): void
}

/**
 * Callers wait for a free connection as long as the database works: time limits apply to connecting and to each statement. When connecting
 * fails, all waiting callers fail with it, since each would otherwise try in turn and wait that long. The exception is PostgreSQL having no
 * room for one more connection: the open ones still serve the callers. The queue is ours: the pool's own queue would count the wait in its
 * timeout.
 */
export class BoundedPool extends pg.Pool {
  #lent = 0
  #waiting: Waiting[] = []

  constructor(config: pg.PoolConfig & { max: number }) {
    super({ ...config, Client: PromptClient })
    this.on('release', () => {
      this.#lent -= 1
      this.#serve()
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (callback) return super.connect(callback)
    if (this.#waiting.length >= mostWaiting) return Promise.reject(tooMany())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
      this.#serve()
    })
  }

  #serve(): void {
    if (this.#lent >= this.options.max) return
    const next = this.#waiting.shift()
    if (!next) return
    this.#lent += 1
    super.connect().then(next.resolve, (reason: unknown) => {
      this.#lent -= 1
      const failed = isTooMany(reason) ? [next] : [next, ...this.#waiting.splice(0)]
      for (const { reject } of failed) reject(reason)
      this.#serve()
    })
  }
}
