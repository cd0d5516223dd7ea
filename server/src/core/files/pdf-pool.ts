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

/** Limits of the worker processes. A process uses 125 MiB before any file. */
const LIMITS: PdfLimits = { processes: 2, share: 1, cpu: 2_000, time: 120_000, memory: 260 }

/** Heap limit of a process, in MiB. */
const HEAP = 96
/**
 * MiB of heap beyond which a process is replaced: the readers keep every name they met, and a large process would fail on the next file.
 */
const WORN = 64

/** A filing has 40 files at most, checked one after the other. A person has one file here at a time for each of their filings. */
const waiting = { each: 100, all: 1_000 }

const script = new URL('./pdf-worker.ts', import.meta.url)
const folderOf = (name: string, from: string): string => dirname(findPackageJSON(name, from) ?? '')
const pdfLib = folderOf('@cantoo/pdf-lib', import.meta.url)
/** Folders that a process may read: the two PDF readers, the dependencies of the second, and what runs them. */
const readable = [
  ...['.', '../workers'].map((folder) => fileURLToPath(new URL(folder, script))),
  ...['pdfjs-dist', 'tinypool'].map((name) => folderOf(name, import.meta.url)),
  pdfLib,
  ...['culori', 'fflate', 'node-html-better-parser', 'html-entities', 'tslib'].map((name) => folderOf(name, `${pdfLib}/`)),
]

/**
 * Opens PDF files in processes that can read only the readers' own code (docs/decisions/0118). People are served in turn. A process that
 * crashes, or takes too long or too much memory, is replaced, and its file is `complexe`. Rejects when no process can start, when the file
 * cannot be read, or when too many callers wait (503).
 */
export const createPdfPool = (limits: Partial<PdfLimits> = {}) => {
  const { processes, share, ...work } = { ...LIMITS, ...limits }
  const inTurn = createFairQueue({ places: processes, share, waiting })
  const execArgv = ['--permission', ...readable.map((folder) => `--allow-fs-read=${folder}/`), `--max-old-space-size=${HEAP}`]
  const read = createWorkerPool<Uint8Array, PdfReading>({ script, processes, execArgv, recycleAbove: WORN, ...work })
  return (path: string, person: string): Promise<PdfReading> =>
    inTurn(person, async () => {
      // Read only when its turn comes: waiting callers hold no memory.
      const bytes = await readFile(path)
      return read(bytes).catch((error: unknown): PdfReading => {
        if (error instanceof TaskLost) return { etat: 'complexe' }
        throw error
      })
    })
}
