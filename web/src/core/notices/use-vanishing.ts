import { useEffect, useState } from 'react'

/** Calls `vanish` after `delay` ms. Hover and focus pause it, and the delay restarts when they end (RGAA 13.1). */
export const useVanishing = (delay: number | null, vanish: () => void) => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (delay === null || held) return
    const timer = setTimeout(vanish, delay)
    return () => clearTimeout(timer)
  }, [delay, held, vanish])
  return {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}
