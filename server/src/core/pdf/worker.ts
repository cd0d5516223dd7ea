import { parentPort } from 'node:worker_threads'
import type { DocumentPdf, SheafPdf } from './document.ts'
import { drawImages, type ImagesPdf } from './draw-images.ts'
import { drawPdf, drawSheaf } from './draw.ts'

/** What a worker can make a file of. */
export type Drawn = { document: DocumentPdf } | { sheaf: SheafPdf } | { images: ImagesPdf }
/** Asked of a worker. */
export type Order = Drawn & { id: number }
/** Answered by a worker: the file, or why there is none. */
export type Delivery = { id: number; pdf: Uint8Array<ArrayBuffer> } | { id: number; error: string }

const draw = (order: Order): Promise<Buffer> => {
  if ('document' in order) return drawPdf(order.document)
  return 'sheaf' in order ? drawSheaf(order.sheaf) : drawImages(order.images)
}

parentPort?.on('message', (order: Order) => {
  const { id } = order
  draw(order).then(
    (buffer) => {
      const pdf = new Uint8Array(buffer)
      parentPort?.postMessage({ id, pdf } satisfies Delivery, [pdf.buffer])
    },
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies Delivery, []),
  )
})
