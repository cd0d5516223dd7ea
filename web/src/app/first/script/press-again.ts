import { signal } from './hydrated.ts'

let pressed: HTMLElement | null = null

const wait = (button: HTMLElement | null) => {
  pressed?.removeAttribute('aria-busy')
  pressed = button
  pressed?.setAttribute('aria-busy', 'true')
}

/** Cancels the replay of the pressed button, and tells whether there was one. */
export const release = (): boolean => {
  const awaited = pressed !== null
  wait(null)
  return awaited
}

/**
 * Replays a button pressed before hydration, once the application is ready, unless something was typed since. The header's disclosure
 * buttons work without it. The label of the button does not change meanwhile, or hydration would fail.
 */
export const pressAgain = () => {
  if (document.getElementById('painted') === null) return
  const press = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button:not(header [aria-controls])')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    wait(button)
  }
  addEventListener('click', press, { capture: true, signal })
  addEventListener('input', () => wait(null), { signal })
  signal.addEventListener('abort', () => {
    const button = pressed
    wait(null)
    button?.click()
  })
}
