import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * A button and the list it opens. Escape closes the list and returns the focus. A click elsewhere or a Tab out closes it without moving
 * the focus. A pointerdown does not close it: closing may move the page, and the click would be lost.
 */
export const useDisclosure = () => {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hide = useCallback(() => setOpen(false), [])
  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [])
  useEffect(() => {
    const held = box.current
    if (!open || held === null) return
    const away = ({ target }: Event) => {
      // A dialog opened from the list is outside it, and handles its own events.
      if (target instanceof Element && !held.contains(target) && target.closest('dialog') === held.closest('dialog')) hide()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      // Do not close the list that contains this one.
      event.stopPropagation()
    }
    // keyup, because Tab moves the focus before its key is released.
    const events = ['click', 'keyup'] as const
    for (const event of events) document.addEventListener(event, away)
    held.addEventListener('keydown', escape)
    return () => {
      for (const event of events) document.removeEventListener(event, away)
      held.removeEventListener('keydown', escape)
    }
  }, [open, hide, close])
  return { open, box, button, hide, close, toggle: () => setOpen(!open) }
}
