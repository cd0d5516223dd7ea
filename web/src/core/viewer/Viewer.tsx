import { lazy, Suspense } from 'react'
import { CatchBoundary } from '@tanstack/react-router'
import { NetworkError } from '../api/api-error.ts'
import { LoadFailure } from '../api/LoadFailure.tsx'
import { LoadingMessage } from '../widgets/LoadingMessage.tsx'
import { ImageViewer } from './ImageViewer.tsx'
import type { ViewerProps } from './view.ts'
import './viewer.css'

/** Loaded lazily (half a megabyte), so that the rest of the page does not wait for it. */
const PdfViewer = lazy(async () => ({ default: (await import('./PdfViewer.tsx')).PdfViewer }))

/** When PDF.js fails to load (connection cut), the error replaces the document, not the whole page. */
const ViewerFailure = () => <LoadFailure error={new NetworkError()} onRetry={() => location.reload()} />

/**
 * Shows a document inside the page. The browser's own viewer would be an iframe that captures keys and differs between browsers. PDF.js
 * runs no script, form or external address of the document (threat T5).
 */
export const Viewer = (props: ViewerProps) => (
  <div className="viewer">
    {props.file.type === 'application/pdf' ? (
      <CatchBoundary getResetKey={() => props.file} errorComponent={ViewerFailure}>
        <Suspense fallback={<LoadingMessage label={props.loading} />}>
          <PdfViewer {...props} />
        </Suspense>
      </CatchBoundary>
    ) : (
      <ImageViewer {...props} />
    )}
  </div>
)
