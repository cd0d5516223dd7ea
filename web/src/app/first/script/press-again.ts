import { signal } from './hydrated.ts'

let pressed: HTMLElement | null = null

const wait = (button: HTMLElement | null) => {
  pressed?.removeAttribute('aria-busy')
  pressed = button
  pressed?.setAttribute('aria-busy', 'true')
}

/** What was pressed is awaited no more; whether something was. */
export const release = (): boolean => {
  const awaited = pressed !== null
  wait(null)
  return awaited
}

/**
 * A button pressed while the application comes is pressed again once it is there, unless something was typed since. Not those that unfold the
 * header, which need none; the words of no button change before, for the application goes on from the same.
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
