import { useEffect, useRef } from 'react'

/** A place that scrolls sideways when it is too narrow: only then the keyboard stops at it, to scroll it with the arrows. */
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
  return place
}
