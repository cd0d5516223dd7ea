import { Worker } from 'node:worker_threads'
import { createGate } from './gate.ts'
import type { PdfReading } from './pdf-worker.ts'

export interface PdfLimits {
  workers: number
  /** Milliseconds for one file. */
  time: number
  /** MiB of one worker: its heap, and separately its buffers. */
  memory: number
}

const LIMITS: PdfLimits = { workers: 2, time: 15_000, memory: 128 }

/** V8's own limit ignores buffers, where a decompression bomb grows: they are looked at this often (milliseconds). */
const WATCH_EVERY = 50

const start = async (memory: number): Promise<Worker> => {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memory },
    // A file that takes over the reader finds no secret there.
    env: {},
  })
  await new Promise<void>((ready, failed) => {
    worker.once('message', ready)
    worker.once('error', failed)
    worker.once('exit', (code) => failed(new Error(`PDF worker ended at start with code ${code}`)))
  })
  // A worker that dies says so by its exit; without listener the event would stop the server.
  worker.on('error', () => {})
  return worker
}

/** The worker's answer, or null when it died or had to be given up. */
const ask = (worker: Worker, bytes: Uint8Array, { time, memory }: PdfLimits): Promise<PdfReading | null> =>
  new Promise((resolve) => {
    const settle = (reading: PdfReading | null) => {
      clearTimeout(timeout)
      clearInterval(watch)
      worker.off('message', settle)
      worker.off('exit', onExit)
      resolve(reading)
    }
    const onExit = () => settle(null)
    const timeout = setTimeout(settle, time, null)
    const watch = setInterval(() => {
      worker.getHeapStatistics().then(
        (heap) => {
          if (heap.external_memory > memory * 1_048_576) settle(null)
        },
        // Already gone: its exit tells.
        () => {},
      )
    }, WATCH_EVERY)
    worker.on('message', settle)
    worker.on('exit', onExit)
    worker.postMessage(bytes)
  })

/**
 * Opens PDF files in worker threads, reused from file to file. One that crashes, takes too long or too much memory
 * is replaced and its file is `illisible`. Rejects only when a worker cannot start.
 */
export const createPdfPool = (limits: Partial<PdfLimits> = {}) => {
  const all = { ...LIMITS, ...limits }
  const gate = createGate(all.workers)
  const idle = new Set<Worker>()
  return (bytes: Uint8Array): Promise<PdfReading> =>
    gate(async () => {
      const [ready] = idle
      const worker = ready ?? (await start(all.memory))
      idle.delete(worker)
      worker.ref()
      const reading = await ask(worker, bytes, all)
      if (!reading) {
        await worker.terminate()
        return { etat: 'illisible' }
      }
      worker.unref()
      idle.add(worker)
      worker.once('exit', () => idle.delete(worker))
      return reading
    })
}
