import { useEffect, useRef } from 'react'

const painted = import.meta.env.SSR ? { tabIndex: 0 } : {}

/**
 * A place that scrolls sideways when it is too narrow: only then the keyboard stops at it, to scroll it with the arrows; always on a
 * page that the server paints, until a script looks.
 */
export const useScrollStop = () => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current!
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [place, painted] as const
}
