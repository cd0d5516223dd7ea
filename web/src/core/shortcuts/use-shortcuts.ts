import { useEffect } from 'react'
import { useShortcutsActive } from './active.ts'

const typing = 'input, textarea, select, [contenteditable], dialog[open], [role="listbox"]'

/** Acts on one key, wherever the focus is but where it types or a dialog waits; never with Ctrl, Alt or ⌘, which are the browser's. */
export const useShortcuts = (acts: Readonly<Record<string, () => void>>): void => {
  const active = useShortcutsActive()
  useEffect(() => {
    if (!active) return
    const press = (event: KeyboardEvent) => {
      const act = acts[event.key]
      if (act === undefined || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
      if (document.querySelector('dialog[open]') || (event.target as Element).closest(typing)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
