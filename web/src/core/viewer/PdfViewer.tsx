import { useRef, useState } from 'react'
import { LoadingMessage } from '../widgets/LoadingMessage.tsx'
import { PdfSheet } from './PdfSheet.tsx'
import { usePdf, usePdfPage } from './use-pdf.ts'
import { Stage } from './Stage.tsx'
import { useWidth } from './use-width.ts'
import { scaleThatFits, type ViewerProps } from './view.ts'
import { ViewerTools } from './ViewerTools.tsx'

/** PDF points are 1/72 inch, CSS pixels 1/96. */
const PIXELS_BY_POINT = 96 / 72

export const PdfViewer = ({ file, name, view, onView, loading, failure }: ViewerProps) => {
  const stage = useRef<HTMLDivElement>(null)
  const place = useWidth(stage)
  const { pdf, failed } = usePdf(file)
  // One unreadable page does not prevent showing the others.
  const [unread, setUnread] = useState<number | null>(null)
  const unreadable = () => setUnread(view.page)
  const page = usePdfPage(pdf, view.page, unreadable)
  if (failed) return failure
  const sheet = page?.getViewport({ scale: PIXELS_BY_POINT, rotation: (page.rotate + view.rotation) % 360 })
  const seen = sheet === undefined || place === 0 ? null : (view.scale ?? scaleThatFits(sheet.width, place))
  return (
    <>
      <ViewerTools name={name} view={view} onView={onView} total={pdf?.numPages ?? 0} seen={seen} />
      <Stage place={stage} name={name}>
        {unread === view.page ? (
          failure
        ) : pdf === null || page === null || seen === null ? (
          <LoadingMessage label={loading} />
        ) : (
          <PdfSheet
            page={page}
            name={name}
            total={pdf.numPages}
            rotation={view.rotation}
            scale={seen * PIXELS_BY_POINT}
            onFailure={unreadable}
          />
        )}
      </Stage>
    </>
  )
}
