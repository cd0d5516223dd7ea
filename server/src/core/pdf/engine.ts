import { Worker } from 'node:worker_threads'
import type { DocumentPdf, SheafPdf } from './document.ts'
import type { ImagesPdf } from './draw-images.ts'
import type { Delivery, Order, Drawn } from './worker.ts'

interface Waiting {
  resolve(pdf: Buffer): void
  reject(reason: Error): void
}

/** A page of text takes some ten milliseconds; what takes a thousand times more will not end. */
const patienceMs = 20_000

/** Makes PDF documents outside the event loop (goals.md D1). Threads start with the first document; `close` ends them. */
export const pdfEngine = ({ threads = 2 } = {}) => {
  const workers: { thread: Worker; waiting: Map<number, Waiting> }[] = []
  let orders = 0

  const start = () => {
    const waiting = new Map<number, Waiting>()
    const thread = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 256 } })
    const worker = { thread, waiting }
    thread.on('message', (delivery: Delivery) => {
      const asked = waiting.get(delivery.id)
      waiting.delete(delivery.id)
      if ('pdf' in delivery) asked?.resolve(Buffer.from(delivery.pdf.buffer))
      else asked?.reject(new Error(`PDF not made: ${delivery.error}`))
    })
    const lose = (reason: Error) => {
      const index = workers.indexOf(worker)
      if (index >= 0) workers.splice(index, 1)
      for (const { reject } of waiting.values()) reject(reason)
      waiting.clear()
    }
    thread.on('error', lose)
    thread.on('exit', () => lose(new Error('PDF not made: its thread ended')))
    workers.push(worker)
    return worker
  }

  const leastBusy = () => workers.toSorted((a, b) => a.waiting.size - b.waiting.size)[0]

  const make = (work: Drawn): Promise<Buffer> => {
    const free = leastBusy()
    const worker = free && (free.waiting.size === 0 || workers.length >= threads) ? free : start()
    const id = ++orders
    return new Promise<Buffer>((resolve, reject) => {
      const stuck = setTimeout(() => void worker.thread.terminate(), patienceMs)
      const done =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(stuck)
          then(value)
        }
      worker.waiting.set(id, { resolve: done(resolve), reject: done(reject) })
      worker.thread.postMessage({ ...work, id } satisfies Order, [])
    })
  }

  return {
    /** Bytes of the document's PDF/A-3a; the same data give the same bytes. Rejects when it cannot be drawn. */
    renderPdf: (document: DocumentPdf): Promise<Buffer> => make({ document }),
    /** The same of several documents, one after the other in one file. */
    renderSheaf: (sheaf: SheafPdf): Promise<Buffer> => make({ sheaf }),
    /** Bytes of a PDF of pictures, one on each page, read where they lie. */
    renderImages: (images: ImagesPdf): Promise<Buffer> => make({ images }),
    close: async (): Promise<void> => {
      await Promise.all(workers.map(({ thread }) => thread.terminate()))
    },
  }
}

export type PdfEngine = ReturnType<typeof pdfEngine>
