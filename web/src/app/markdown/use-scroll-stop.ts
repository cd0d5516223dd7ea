import { useEffect, useRef } from 'react'

const painted = import.meta.env.SSR ? { tabIndex: 0 } : {}

/**
 * For an area that may scroll sideways: makes it a tab stop only when it scrolls, so that the arrows can scroll it. A server-rendered
 * page always has the tab stop, until a script measures.
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
