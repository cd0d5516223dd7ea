import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * A button and the list it shows. Escape hides the list and gives the focus back; so do, without taking the focus, a click elsewhere and
 * the Tab that leaves. Never the mere press of a pointer: the page may move as the list goes, and the click would be lost.
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
      // A dialog opened from the list stands elsewhere, and answers for itself.
      if (target instanceof Element && !held.contains(target) && target.closest('dialog') === held.closest('dialog')) hide()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      // The list that holds this one stays.
      event.stopPropagation()
    }
    // The key that leaves by Tab is released where it arrives.
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
