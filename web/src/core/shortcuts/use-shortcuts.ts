import { useEffect } from 'react'
import { useShortcutsActive } from './active.ts'

const typing = 'input, textarea, select, [contenteditable], dialog[open], [role="listbox"]'

/** Whether shortcuts apply with this focus: not while typing, nor while a dialog is open. */
export const keysAct = (focus: Element | null): boolean => !document.querySelector('dialog[open]') && !focus?.closest(typing)

/** Handles single-key shortcuts, except while typing or in a dialog. Ctrl, Alt and ⌘ combinations stay the browser's. */
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
