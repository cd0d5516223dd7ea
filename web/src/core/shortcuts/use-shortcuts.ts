import { useEffect } from 'react'
import { useShortcutsActive } from './active.ts'

const typing = 'input, textarea, select, [contenteditable], dialog[open], [role="listbox"]'

/** Whether a key acts from there: not where the focus types, nor while a dialog waits. */
export const keysAct = (focus: Element | null): boolean => !document.querySelector('dialog[open]') && !focus?.closest(typing)

/** Acts on one key, wherever the focus is but where it types or a dialog waits; never with Ctrl, Alt or ⌘, which are the browser's. */
export const useShortcuts = (acts: Readonly<Record<string, () => void>>): void => {
  const active = useShortcutsActive()
  useEffect(() => {
    if (!active) return
    const press = (event: KeyboardEvent) => {
      const act = acts[event.key]
      if (act === undefined || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
      if (!keysAct(event.target as Element)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
