import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFairQueue, type FairQueueLimits } from '../workers/fair-queue.ts'
import { createWorkerPool, TaskLost, type WorkLimits } from '../workers/pool.ts'
import type { PdfReading } from './pdf-worker.ts'

export interface PdfLimits extends WorkLimits, Pick<FairQueueLimits, 'share'> {
  processes: number
}

/** A process holds 125 MiB before any file. */
const LIMITS: PdfLimits = { processes: 2, share: 1, cpu: 2_000, time: 120_000, memory: 260 }

/** MiB of JavaScript objects. */
const HEAP = 96
/** MiB of them beyond which a process is replaced: the readers keep each name they met, and one that has grown would fail the next file. */
const WORN = 64

/** A filing has 40 files, examined one after the other: its person has one here at a time, and several for several filings. */
const waiting = { each: 100, all: 1_000 }

const script = new URL('./pdf-worker.ts', import.meta.url)
const folderOf = (name: string, from: string): string => dirname(findPackageJSON(name, from) ?? '')
const pdfLib = folderOf('@cantoo/pdf-lib', import.meta.url)
/** The two readers, what the second is made of, and what runs them. */
const readable = [
  ...['.', '../workers'].map((folder) => fileURLToPath(new URL(folder, script))),
  ...['pdfjs-dist', 'tinypool'].map((name) => folderOf(name, import.meta.url)),
  pdfLib,
  ...['culori', 'fflate', 'node-html-better-parser', 'html-entities', 'tslib'].map((name) => folderOf(name, `${pdfLib}/`)),
]

/**
 * Opens PDF files in processes that can only read the readers' own code (docs/decisions/0005), persons served in turn. One that crashes,
 * takes too long or too much memory is replaced and its file is `complexe`. Rejects when no process can start, the file cannot be read, or
 * too many wait (503).
 */
export const createPdfPool = (limits: Partial<PdfLimits> = {}) => {
  const { processes, share, ...work } = { ...LIMITS, ...limits }
  const inTurn = createFairQueue({ places: processes, share, waiting })
  const execArgv = ['--permission', ...readable.map((folder) => `--allow-fs-read=${folder}/`), `--max-old-space-size=${HEAP}`]
  const read = createWorkerPool<Uint8Array, PdfReading>({ script, processes, execArgv, recycleAbove: WORN, ...work })
  return (path: string, person: string): Promise<PdfReading> =>
    inTurn(person, async () => {
      // Not before its turn: those who wait hold no memory.
      const bytes = await readFile(path)
      return read(bytes).catch((error: unknown): PdfReading => {
        if (error instanceof TaskLost) return { etat: 'complexe' }
        throw error
      })
    })
}
