import { workerTask } from '../workers/task.ts'
import type { DocumentPdf, SheafPdf } from './document.ts'
import { drawImages, type ImagesPdf } from './draw-images.ts'
import { drawPdf, drawSheaf } from './draw.ts'

/** The contents from which a worker process makes a PDF. */
export type Drawable = { document: DocumentPdf } | { sheaf: SheafPdf } | { images: ImagesPdf }

export default workerTask((drawable: Drawable): Promise<Buffer> => {
  if ('document' in drawable) return drawPdf(drawable.document)
  return 'sheaf' in drawable ? drawSheaf(drawable.sheaf) : drawImages(drawable.images)
})
