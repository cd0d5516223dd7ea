import { lazy, Suspense } from 'react'
import { CatchBoundary } from '@tanstack/react-router'
import { NetworkError } from '../api/api-error.ts'
import { LoadFailure } from '../api/LoadFailure.tsx'
import { Loading } from '../widgets/Loading.tsx'
import { ImageViewer } from './ImageViewer.tsx'
import type { ViewerProps } from './view.ts'
import './viewer.css'

/** Half a megabyte of reader: what is beside the document does not wait for it. */
const PdfViewer = lazy(async () => ({ default: (await import('./PdfViewer.tsx')).PdfViewer }))

/** A reader that does not come (the connection is cut) is said in the place of the document, not in that of the page. */
const NotCome = () => <LoadFailure error={new NetworkError()} onRetry={() => location.reload()} />

/**
 * A document inside the page: the browser's own viewer is a frame that takes the keys and is not the same everywhere. Drawn by pdfjs,
 * without any script, form or outside address of the document (threat T5).
 */
export const Viewer = (props: ViewerProps) => (
  <div className="viewer">
    {props.file.type === 'application/pdf' ? (
      <CatchBoundary getResetKey={() => props.file} errorComponent={NotCome}>
        <Suspense fallback={<Loading label={props.loading} />}>
          <PdfViewer {...props} />
        </Suspense>
      </CatchBoundary>
    ) : (
      <ImageViewer {...props} />
    )}
  </div>
)
