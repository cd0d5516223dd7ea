import { useEffect, useState } from 'react'

/** Runs `vanish` after `delay` ms, the clock starting again each time the person leaves what they read (RGAA 13.1). */
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
