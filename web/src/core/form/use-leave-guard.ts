import { deepEqual, useBlocker } from '@tanstack/react-router'

/**
 * Asks before leaving what is not saved. `dirty` is read when the person leaves; compare contents with `differs`,
 * never react-hook-form's `isDirty`, which forgets what the page itself filled in (FORM-20).
 * `inSteps`: the steps of the form differ by the query of their address alone, and going from one to another leaves nothing.
 */
export const useLeaveGuard = (dirty: () => boolean, inSteps: boolean) =>
  useBlocker({
    shouldBlockFn: ({ current, next }) => !(inSteps && current.pathname === next.pathname) && dirty(),
    enableBeforeUnload: dirty,
    withResolver: true,
  })

/** The form library makes null of a group of radios that the keyboard has gone through without choosing: nothing was typed. */
const withoutNothing = (content: unknown): unknown => {
  if (content === '') return null
  if (Array.isArray(content)) return content.map(withoutNothing)
  if (content === null || typeof content !== 'object' || Object.getPrototypeOf(content) !== Object.prototype) return content
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, withoutNothing(value)]))
}

/** Deep comparison with the snapshot of the initial content (FORM-20). Files compare by identity. */
export const differs = <T>(content: T, snapshot: T): boolean => !deepEqual(withoutNothing(content), withoutNothing(snapshot))
