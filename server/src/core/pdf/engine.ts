import { createFairQueue, type Requester, service } from '../workers/fair-queue.ts'
import { createWorkerPool, type WorkLimits } from '../workers/pool.ts'
import type { DocumentPdf, SheafPdf } from './document.ts'
import type { ImagesPdf } from './draw-images.ts'
import type { Drawable } from './worker.ts'

export interface PdfEngine {
  /** Bytes of the document's PDF/A-3a; the same data give the same bytes. Rejects when it cannot be drawn, or with 503 when too many wait. */
  renderPdf(document: DocumentPdf): Promise<Buffer>
  /** Bytes of one PDF/A-3a of several documents, one after the other; otherwise as `renderPdf`. */
  renderSheaf(sheaf: SheafPdf): Promise<Buffer>
  /** Bytes of a PDF of pictures, one on each page, read where they lie. */
  renderImages(images: ImagesPdf): Promise<Buffer>
  /** The engine for the calls of one person: people take turns, and one person cannot fill its queue. */
  of(person: Requester): PdfEngine
}

/** A page of text takes about ten milliseconds, forty photographs two seconds. A task that takes ten times more will not end. */
const limits: WorkLimits = { cpu: 20_000, time: 300_000, memory: 768 }

/** Makes PDF documents outside the server's process, when the caller's turn comes. Without a person, for the service itself. */
export const pdfEngine = ({ processes = 2, ...changed }: Partial<WorkLimits> & { processes?: number } = {}): PdfEngine => {
  const inTurn = createFairQueue({ places: processes, waiting: { each: 100, all: 1_000 } })
  const draw = createWorkerPool<Drawable, Uint8Array>({
    script: new URL('./worker.ts', import.meta.url),
    processes,
    execArgv: ['--max-old-space-size=256'],
    ...limits,
    ...changed,
  })
  const of = (person: Requester): PdfEngine => {
    const make = async (drawable: Drawable): Promise<Buffer> => {
      const { buffer, byteOffset, byteLength } = await inTurn(person, () =>
        draw(drawable).catch((error: unknown) => {
          throw new Error(`PDF not made: ${(error as Error).message}`)
        }),
      )
      return Buffer.from(buffer, byteOffset, byteLength)
    }
    return {
      renderPdf: (document) => make({ document }),
      renderSheaf: (sheaf) => make({ sheaf }),
      renderImages: (images) => make({ images }),
      of,
    }
  }
  return of(service)
}
