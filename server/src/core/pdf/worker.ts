import { parentPort } from 'node:worker_threads'
import type { DocumentPdf } from './document.ts'
import { drawPdf } from './draw.ts'

/** Asked of a worker. */
export interface Order {
  id: number
  document: DocumentPdf
}
/** Answered by a worker: the file, or why there is none. */
export type Delivery = { id: number; pdf: Uint8Array<ArrayBuffer> } | { id: number; error: string }

parentPort?.on('message', ({ id, document }: Order) => {
  drawPdf(document).then(
    (buffer) => {
      const pdf = new Uint8Array(buffer)
      parentPort?.postMessage({ id, pdf } satisfies Delivery, [pdf.buffer])
    },
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies Delivery, []),
  )
})
