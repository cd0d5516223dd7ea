import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createGate } from './gate.ts'
import type { PdfReading } from './pdf-worker.ts'

export interface PdfLimits {
  workers: number
  /** How many of them one person may hold at once. */
  share: number
  /** Milliseconds of a worker's processor for one file. */
  cpu: number
  /** Milliseconds of the clock for one file. */
  time: number
  /** MiB of one worker in all; 125 of them before any file. */
  memory: number
}

const LIMITS: PdfLimits = { workers: 2, share: 1, cpu: 2_000, time: 15_000, memory: 260 }

/** MiB of JavaScript objects. */
const HEAP = 96

/** V8's limit ignores buffers, where a decompression bomb grows: the worker is looked at this often (milliseconds). */
const WATCH_EVERY = 25

/** Share of the memory beyond which a worker is replaced once its file is read. */
const WORN = 0.75

const script = fileURLToPath(new URL('./pdf-worker.ts', import.meta.url))
const folderOf = (name: string, from: string): string => dirname(findPackageJSON(name, from) ?? '')
const pdfLib = folderOf('@cantoo/pdf-lib', import.meta.url)
/** The two readers and what the second is made of. */
const readers = [
  dirname(script),
  folderOf('pdfjs-dist', import.meta.url),
  pdfLib,
  ...['culori', 'fflate', 'node-html-better-parser', 'html-entities', 'tslib'].map((name) => folderOf(name, `${pdfLib}/`)),
]

/**
 * A process and not a thread: a file of 20 KB can make V8 run out of memory in one step, and that aborts the whole
 * process whatever the thread's resourceLimits. It can only read the readers' own code, and has no secret in its environment.
 */
const start = async (): Promise<ChildProcess> => {
  const worker = fork(script, {
    execArgv: ['--permission', ...readers.map((folder) => `--allow-fs-read=${folder}/`), `--max-old-space-size=${HEAP}`],
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

/**
 * What a process has used: MiB of resident memory, milliseconds of processor; 0 where the system does not tell (elsewhere than Linux, only
 * the heap and the clock are limited).
 */
const usageOf = async (pid: number): Promise<{ memory: number; cpu: number }> => {
  const [status, stat] = await Promise.all(['status', 'stat'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')))
  // After the name, which may hold spaces: user and system time, in hundredths of a second (proc(5)).
  const [user = 0, system = 0] = (stat ?? '')
    .slice((stat ?? '').lastIndexOf(')') + 1)
    .split(' ')
    .slice(12, 14)
    .map(Number)
  return { memory: Number(/VmRSS:\s+(\d+)/.exec(status ?? '')?.[1] ?? 0) / 1024, cpu: (user + system) * 10 }
}

/** The worker's answer, or null when it died or had to be given up. */
const ask = (worker: ChildProcess, bytes: Uint8Array, { cpu, time, memory }: PdfLimits): Promise<PdfReading | null> =>
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
    const first = usageOf(worker.pid!)
    const watch = setInterval(async () => {
      const [before, used] = await Promise.all([first, usageOf(worker.pid!)])
      if (used.memory > memory || used.cpu - before.cpu > cpu) settle(null)
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
 * Opens PDF files in worker processes, reused from file to file, persons served in turn. One that crashes, takes too long or too much
 * memory is replaced and its file is `complexe`. Rejects only when a worker cannot start or the file cannot be read.
 */
export const createPdfPool = (limits: Partial<PdfLimits> = {}) => {
  const all = { ...LIMITS, ...limits }
  const gate = createGate(all.workers, all.share)
  const free = new Set<ChildProcess>()
  const hire = async () => {
    const worker = await start()
    worker.once('exit', () => free.delete(worker))
    return worker
  }
  return (path: string, person: string): Promise<PdfReading> =>
    gate(person, async () => {
      // Not before its turn: those who wait hold no memory.
      const bytes = await readFile(path)
      const [ready] = free
      const worker = ready ?? (await hire())
      free.delete(worker)
      setIdle(worker, false)
      const reading = await ask(worker, bytes, all)
      // The readers keep each name they met: one that has grown is not lent to the next person, whose file it would fail.
      const worn = reading === null || (await usageOf(worker.pid!)).memory > WORN * all.memory
      setIdle(worker, true)
      if (worn) worker.kill('SIGKILL')
      else if (worker.connected) free.add(worker)
      return reading ?? { etat: 'complexe' }
    })
}
