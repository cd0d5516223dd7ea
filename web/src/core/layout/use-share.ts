import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { keep, kept } from './device-cookie.ts'

/** Percent: within these bounds, both panes are readable. */
export const bounds = { min: 25, max: 65 }
const usual = 45

const within = (share: number): number => Math.round(Math.min(bounds.max, Math.max(bounds.min, share)))

const moves: Record<string, (share: number) => number> = {
  ArrowLeft: (share) => share - 5,
  ArrowRight: (share) => share + 5,
  Home: () => bounds.min,
  End: () => bounds.max,
}

/** The left pane's share of the width, in percent. Changed by pointer or keys, and kept on the device. */
export const useShare = () => {
  const frame = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(() => within(Number(kept('partage')) || usual))
  const move = (to: number) => {
    setShare(within(to))
    keep('partage', String(within(to)))
  }
  const line = {
    onKeyDown: (event: KeyboardEvent) => {
      const moved = moves[event.key]
      if (moved === undefined) return
      event.preventDefault()
      move(moved(share))
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId) || !frame.current) return
      const { left, width } = frame.current.getBoundingClientRect()
      move(((event.clientX - left) / width) * 100)
    },
  }
  return { frame, share, line }
}
