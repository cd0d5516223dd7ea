import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

/**
 * A button and the list it shows. Escape hides the list and gives the focus back; so do, without taking the focus, a click elsewhere and
 * the Tab that leaves. Never the mere press of a pointer: the page may move as the list goes, and the click would be lost.
 */
export const useDisclosure = () => {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const away = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    // The key that leaves by Tab is released where it arrives.
    const events = ['click', 'keyup'] as const
    for (const event of events) document.addEventListener(event, away)
    return () => {
      for (const event of events) document.removeEventListener(event, away)
    }
  }, [open])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return {
    open,
    box,
    button,
    hide: () => setOpen(false),
    toggle: () => setOpen(!open),
    close,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && open) close()
    },
  }
}
