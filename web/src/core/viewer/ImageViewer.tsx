import { useEffect, useRef, useState } from 'react'
import { ImageSheet } from './ImageSheet.tsx'
import { useWidth } from './use-width.ts'
import { scaleThatFits } from './view.ts'
import type { ViewerProps } from './Viewer.tsx'
import { ViewerTools } from './ViewerTools.tsx'

/** A temporary address of these bytes, released with the page that shows them. */
const useAddress = (file: Blob): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

export const ImageViewer = ({ file, name, view, onView, failure }: ViewerProps) => {
  const stage = useRef<HTMLDivElement>(null)
  const place = useWidth(stage)
  const url = useAddress(file)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [failed, setFailed] = useState(false)
  if (failed) return failure
  const across = view.rotation % 180 === 0 ? size.width : size.height
  const seen = across === 0 || place === 0 ? null : (view.scale ?? scaleThatFits(across, place))
  return (
    <>
      <ViewerTools name={name} view={view} onView={onView} total={1} seen={seen} />
      {/* Scrolled by keyboard too. */}
      <div ref={stage} className="viewer__stage" tabIndex={0} role="region" aria-label={name}>
        {url !== null && (
          <ImageSheet
            url={url}
            name={name}
            rotation={view.rotation}
            width={size.width * (seen ?? 0)}
            height={size.height * (seen ?? 0)}
            onSize={setSize}
            onFailure={() => setFailed(true)}
          />
        )}
      </div>
    </>
  )
}
