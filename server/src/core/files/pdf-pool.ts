import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createGate } from './gate.ts'
import type { PdfReading } from './pdf-worker.ts'

export interface PdfLimits {
  workers: number
  /** Milliseconds for one file. */
  time: number
  /** MiB of one worker in all; 90 of them before any file. */
  memory: number
}

const LIMITS: PdfLimits = { workers: 2, time: 15_000, memory: 240 }

/** MiB of JavaScript objects. */
const HEAP = 96

/** V8's limit ignores buffers, where a decompression bomb grows: the memory is looked at this often (milliseconds). */
const WATCH_EVERY = 25

const script = fileURLToPath(new URL('./pdf-worker.ts', import.meta.url))
const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * A process and not a thread: a file of 20 KB can make V8 run out of memory in one step, and that aborts the whole
 * process whatever the thread's resourceLimits. It can only read the reader's own code, and has no secret in its environment.
 */
const start = async (): Promise<ChildProcess> => {
  const worker = fork(script, {
    execArgv: ['--permission', `--allow-fs-read=${dirname(script)}/`, `--allow-fs-read=${pdfjs}/`, `--max-old-space-size=${HEAP}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  await new Promise<void>((ready, failed) => {
    worker.once('message', () => ready())
    worker.once('error', failed)
    worker.once('exit', (code, signal) => failed(new Error(`the PDF worker ended at its start (${code ?? signal})`)))
  })
  // A message sent to one that just died is an error here; its exit says it all.
  worker.on('error', () => {})
  return worker
}

/** Resident memory in MiB; 0 where the system does not tell (elsewhere than Linux, only the heap and the time are limited). */
const residentMemory = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** The worker's answer, or null when it died or had to be given up. */
const ask = (worker: ChildProcess, bytes: Uint8Array, { time, memory }: PdfLimits): Promise<PdfReading | null> =>
  new Promise((resolve) => {
    const settle = (reading: PdfReading | null) => {
      clearTimeout(timeout)
      clearInterval(watch)
      worker.off('message', onMessage)
      worker.off('exit', onExit)
      resolve(reading)
    }
    const onMessage = (message: unknown) => settle(message as PdfReading)
    const onExit = () => settle(null)
    const timeout = setTimeout(onExit, time)
    const watch = setInterval(async () => {
      if ((await residentMemory(worker.pid!)) > memory) settle(null)
    }, WATCH_EVERY)
    worker.on('message', onMessage)
    worker.on('exit', onExit)
    worker.send(bytes)
  })

/** An idle worker does not keep the server alive; the server's end closes its channel, which ends it. */
const setIdle = (worker: ChildProcess, idle: boolean) => {
  const act = idle ? 'unref' : 'ref'
  worker[act]()
  worker.channel?.[act]()
}

/**
 * Opens PDF files in worker processes, reused from file to file. One that crashes, takes too long or too much memory
 * is replaced and its file is `illisible`. Rejects only when a worker cannot start.
 */
export const createPdfPool = (limits: Partial<PdfLimits> = {}) => {
  const all = { ...LIMITS, ...limits }
  const gate = createGate(all.workers)
  const free = new Set<ChildProcess>()
  const hire = async () => {
    const worker = await start()
    worker.once('exit', () => free.delete(worker))
    return worker
  }
  return (bytes: Uint8Array): Promise<PdfReading> =>
    gate(async () => {
      const [ready] = free
      const worker = ready ?? (await hire())
      free.delete(worker)
      setIdle(worker, false)
      const reading = await ask(worker, bytes, all)
      setIdle(worker, true)
      if (reading) free.add(worker)
      else worker.kill('SIGKILL')
      return reading ?? { etat: 'illisible' }
    })
}
