import { useLayoutEffect, useState, type RefObject } from 'react'

/** The content width of an element, in CSS pixels, kept up to date. 0 until it is measured. */
export const useWidth = (of: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!of.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(of.current)
    return () => observer.disconnect()
  }, [of])
  return width
}
