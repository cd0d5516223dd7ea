import { useLayoutEffect, useState, type RefObject } from 'react'

/** The width an element leaves to its content, in CSS pixels, followed as it changes; 0 before it is known. */
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
