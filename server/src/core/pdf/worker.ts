import { parentPort } from 'node:worker_threads'
import type { DocumentPdf } from './document.ts'
import { drawImages, type ImagesPdf } from './draw-images.ts'
import { drawPdf } from './draw.ts'

/** What a worker can make a file of. */
export type Drawn = { document: DocumentPdf } | { images: ImagesPdf }
/** Asked of a worker. */
export type Order = Drawn & { id: number }
/** Answered by a worker: the file, or why there is none. */
export type Delivery = { id: number; pdf: Uint8Array<ArrayBuffer> } | { id: number; error: string }

parentPort?.on('message', (order: Order) => {
  const { id } = order
  const drawn = 'document' in order ? drawPdf(order.document) : drawImages(order.images)
  drawn.then(
    (buffer) => {
      const pdf = new Uint8Array(buffer)
      parentPort?.postMessage({ id, pdf } satisfies Delivery, [pdf.buffer])
    },
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies Delivery, []),
  )
})
