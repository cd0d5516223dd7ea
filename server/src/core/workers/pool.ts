import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'

/** Limits of one task, from its first instruction on: neither a wait in a queue nor the start of a process counts. */
export interface WorkLimits {
  /** Processor time, in milliseconds. */
  cpu: number
  /**
   * Elapsed time, in milliseconds: ends a task that sleeps for ever. A busy machine gives a process a tenth of its time, hence far more
   * than `cpu`.
   */
  time: number
  /** Most resident memory of the process, in MiB. V8's own limit is not enough, because it does not count buffers. */
  memory: number
}

export interface WorkerPoolOptions extends WorkLimits {
  /** Module whose default export is a `workerTask`. */
  script: URL
  processes: number
  execArgv: string[]
  /** MiB of JavaScript objects beyond which a process is replaced once its task is done. */
  recycleAbove?: number
}

/** The task's process was killed, by its limits, by the system or by itself. Only that task is lost. */
export class TaskLost extends Error {}

/** Milliseconds between two checks of a process. */
const watchEvery = 25
/** Starts of a process tried for one task. */
const mostTries = 3
/** Milliseconds after which an idle process ends. */
const idleTimeout = 3_600_000

/**
 * Returns the resources a process has used: MiB of resident memory and milliseconds of processor. Both are 0 on systems other than Linux,
 * where only the heap and the clock are limited.
 */
const usageOf = async (pid: number): Promise<{ memory: number; cpu: number }> => {
  const [status = '', stat = ''] = await Promise.all(
    ['status', 'stat'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
  )
  // After the name, which may hold spaces: user and system time, in hundredths of a second (proc(5)).
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 1)
    .split(' ')
    .slice(12, 14)
    .map(Number)
  return { memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024, cpu: (user + system) * 10 }
}

/** Calls `exceeded` once the process has used more than the limits. Returns a function that stops the watch. */
const watch = (pid: number, { cpu, time, memory }: WorkLimits, exceeded: () => void): (() => void) => {
  const first = usageOf(pid)
  const look = async () => {
    const [before, used] = await Promise.all([first, usageOf(pid)])
    if (used.memory > memory || used.cpu - before.cpu > cpu) exceeded()
  }
  const looking = setInterval(() => void look(), watchEvery)
  const sleeping = setTimeout(exceeded, time)
  return () => {
    clearInterval(looking)
    clearTimeout(sleeping)
  }
}

/**
 * Processes that do one task at a time, kept from one task to the next; they start with the first tasks and never keep the server alive.
 * Processes and not threads: one that runs out of memory aborts its whole process whatever a thread's limits. They see no environment.
 * The caller bounds how many tasks run at once, so that none waits here but for a process to start.
 */
export const createWorkerPool = <Task, Answer>({ script, processes, execArgv, recycleAbove, ...limits }: WorkerPoolOptions) => {
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: fileURLToPath(script),
    minThreads: 0,
    maxThreads: processes,
    idleTimeout,
    execArgv,
    env: {},
    serialization: 'advanced',
    ...(recycleAbove === undefined ? {} : { maxMemoryLimitBeforeRecycle: recycleAbove * 2 ** 20 }),
  })
  // A process that dies before it is ready never runs the task that waits for it.
  pool.on('error', () => pool.cancelPendingTasks())
  /** One try: `begun` tells whether the task's first instruction ran. */
  const attempt = async (task: Task): Promise<{ begun: true; answer: Answer } | { begun: boolean; error: unknown }> => {
    const limit = new AbortController()
    let stopWatching: (() => void) | undefined
    const began = (message: unknown) => {
      stopWatching ??= watch(Number((message as { begun: number }).begun), limits, () => limit.abort())
    }
    try {
      return { begun: true, answer: (await pool.run(task, { signal: limit.signal, channel: { postMessage: began } })) as Answer }
    } catch (error) {
      return { begun: stopWatching !== undefined, error }
    } finally {
      stopWatching?.()
    }
  }
  return async (task: Task): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      const result = await attempt(task)
      if ('answer' in result) return result.answer
      const { begun, error } = result
      // An error thrown by the task comes back as plain data; an error of tinypool about its process is an Error.
      if (begun && error instanceof Error) throw new TaskLost(error.message, { cause: error })
      // A process that died at its start has done no part of the task.
      if (begun || tries === mostTries) throw error
    }
  }
}
