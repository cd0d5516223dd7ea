import { useSyncExternalStore } from 'react'
import { keep, kept } from '../layout/device-cookie.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether single-key shortcuts are on. They are, until the person turns them off on this device (WCAG 2.1.4). */
export const useShortcutsActive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => kept('raccourcis') !== 'non',
    () => true,
  )

export const activateShortcuts = (on: boolean) => {
  keep('raccourcis', on ? 'oui' : 'non')
  for (const listener of listeners) listener()
}
