/** A button that unfolds what it names (« Menu », « Affichage »): the styles follow `aria-expanded`. Escape and a click elsewhere fold it. */
export const unfold = () => {
  for (const button of document.querySelectorAll('header button[aria-controls]')) {
    const box = button.parentElement
    const show = (open: boolean) => button.setAttribute('aria-expanded', String(open))
    button.addEventListener('click', () => show(button.getAttribute('aria-expanded') !== 'true'))
    addEventListener('click', ({ target }) => target instanceof Node && !box?.contains(target) && show(false))
    addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return
      show(false)
      if (box?.contains(document.activeElement) && button instanceof HTMLElement) button.focus()
    })
  }
}
