import { useEffect, useEffectEvent, useRef } from 'react'
import { RenderingCancelledException, TextLayer, type PDFPageProxy } from 'pdfjs-dist'
import { textesVisionneuse } from 'domain/core/textes/visionneuse'

/** Limit on a canvas's pixels: some browsers refuse a larger one. */
const MAX_PIXELS = 16_000_000

interface Props {
  page: PDFPageProxy
  name: string
  total: number
  rotation: number
  /** CSS pixels per PDF point. */
  scale: number
  onFailure: () => void
}

/** Draws one page on a canvas, under a text layer that can be selected and that screen readers read. */
export const PdfSheet = ({ page, name, total, rotation, scale, onFailure }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (!canvas.current || !words.current) return
    const viewport = page.getViewport({ scale, rotation: (page.rotate + rotation) % 360 })
    const sharp = Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height)))
    const drawn = canvas.current
    drawn.width = Math.floor(viewport.width * sharp)
    drawn.height = Math.floor(viewport.height * sharp)
    drawn.style.width = `${viewport.width}px`
    const drawing = page.render({ canvas: drawn, viewport: page.getViewport({ scale: scale * sharp, rotation: viewport.rotation }) })
    words.current.replaceChildren()
    words.current.style.setProperty('--total-scale-factor', String(scale))
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words.current, viewport })
    // A cancelled rendering is no failure. If the text layer fails, the picture remains.
    drawing.promise.catch((error: unknown) => error instanceof RenderingCancelledException || fail())
    layer.render().catch(() => {})
    return () => {
      drawing.cancel()
      layer.cancel()
    }
  }, [page, rotation, scale])
  return (
    <div className="viewer__sheet">
      <canvas ref={canvas} role="img" aria-label={textesVisionneuse.feuille(name, page.pageNumber, total)} />
      <div ref={words} className="viewer__text" />
    </div>
  )
}
