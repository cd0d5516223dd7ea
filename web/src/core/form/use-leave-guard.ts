import { deepEqual, useBlocker } from '@tanstack/react-router'

/**
 * Asks before leaving unsaved content. `dirty` is called when the person leaves. Compare contents with `differs`, never with
 * react-hook-form's `isDirty`, which ignores the values that the page filled in itself (FORM-20).
 * `inSteps`: the steps of the form share a path and differ only by their query, so going from one to another loses nothing.
 */
export const useLeaveGuard = (dirty: () => boolean, inSteps: boolean) =>
  useBlocker({
    shouldBlockFn: ({ current, next }) => !(inSteps && current.pathname === next.pathname) && dirty(),
    enableBeforeUnload: dirty,
    withResolver: true,
  })

/** Treats '' as null: react-hook-form sets a radio group to null when the keyboard goes through it without choosing. */
const withoutNothing = (content: unknown): unknown => {
  if (content === '') return null
  if (Array.isArray(content)) return content.map(withoutNothing)
  if (content === null || typeof content !== 'object' || Object.getPrototypeOf(content) !== Object.prototype) return content
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, withoutNothing(value)]))
}

/** Deep comparison with the snapshot of the initial content (FORM-20). Files compare by identity. */
export const differs = <T>(content: T, snapshot: T): boolean => !deepEqual(withoutNothing(content), withoutNothing(snapshot))
