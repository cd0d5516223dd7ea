import { lazy, Suspense, type ReactNode } from 'react'
import { Loading } from '../widgets/Loading.tsx'
import { ImageViewer } from './ImageViewer.tsx'
import type { View } from './view.ts'
import './viewer.css'

/** Half a megabyte of reader: what is beside the document does not wait for it. */
const PdfViewer = lazy(async () => ({ default: (await import('./PdfViewer.tsx')).PdfViewer }))

export interface ViewerProps {
  /** Its bytes, of the type the server has read in them. */
  file: Blob
  name: string
  view: View
  onView: (view: View) => void
  /** Said while it opens. */
  loading: string
  /** Shown instead when it cannot be. */
  failure: ReactNode
}

/**
 * A document inside the page: the browser's own viewer is a frame that takes the keys and is not the same everywhere (issue 14). Drawn by pdfjs,
 * without any script, form or outside address of the document (threats T5).
 */
export const Viewer = (props: ViewerProps) => (
  <div className="viewer">
    {props.file.type === 'application/pdf' ? (
      <Suspense fallback={<Loading label={props.loading} />}>
        <PdfViewer {...props} />
      </Suspense>
    ) : (
      <ImageViewer {...props} />
    )}
  </div>
)
