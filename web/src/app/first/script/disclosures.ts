import { signal } from './hydrated.ts'

/** Drives the buttons that unfold a panel (« Menu », « Affichage ») through `aria-expanded`. Escape or a click elsewhere folds it. */
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
    // The application starts with every panel folded. Fold an open one, then click its button so that the application opens it.
    signal.addEventListener('abort', () => {
      if (button.getAttribute('aria-expanded') !== 'true') return
      show(false)
      button.click()
    })
  }
}
