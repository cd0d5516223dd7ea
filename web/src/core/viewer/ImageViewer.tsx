import { useRef, useState } from 'react'
import { ImageSheet } from './ImageSheet.tsx'
import { Stage } from './Stage.tsx'
import { useWidth } from './use-width.ts'
import { scaleThatFits, type ViewerProps } from './view.ts'
import { ViewerTools } from './ViewerTools.tsx'

export const ImageViewer = ({ file, name, view, onView, failure }: ViewerProps) => {
  const stage = useRef<HTMLDivElement>(null)
  const place = useWidth(stage)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [failed, setFailed] = useState(false)
  if (failed) return failure
  const across = view.rotation % 180 === 0 ? size.width : size.height
  const seen = across === 0 || place === 0 ? null : (view.scale ?? scaleThatFits(across, place))
  return (
    <>
      <ViewerTools name={name} view={view} onView={onView} total={1} seen={seen} />
      <Stage place={stage} name={name}>
        <ImageSheet
          file={file}
          name={name}
          rotation={view.rotation}
          width={size.width * (seen ?? 0)}
          height={size.height * (seen ?? 0)}
          onSize={setSize}
          onFailure={() => setFailed(true)}
        />
      </Stage>
    </>
  )
}
