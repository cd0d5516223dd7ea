import { signal } from './hydrated.ts'

/** A button that unfolds what it names (« Menu », « Affichage »): the styles follow `aria-expanded`. Escape and a click elsewhere fold it. */
export const unfold = () => {
  for (const button of document.querySelectorAll<HTMLElement>('header button[aria-controls]')) {
    const box = button.parentElement
    const show = (open: boolean) => button.setAttribute('aria-expanded', String(open))
    button.addEventListener('click', () => show(button.getAttribute('aria-expanded') !== 'true'), { signal })
    addEventListener('click', ({ target }) => target instanceof Node && !box?.contains(target) && show(false), { signal })
    const fold = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return
      show(false)
      if (box?.contains(document.activeElement)) button.focus()
    }
    addEventListener('keydown', fold, { signal })
    // The application begins with all folded: what is open, it opens itself.
    signal.addEventListener('abort', () => {
      if (button.getAttribute('aria-expanded') !== 'true') return
      show(false)
      button.click()
    })
  }
}
