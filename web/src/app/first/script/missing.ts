import { textesLoadFailure } from 'domain/core/textes/chrome-formulaires'
import { keepTyped } from './typed.ts'

let said: HTMLElement | undefined

/** Removes the message before hydration: the page must be as it was rendered. */
export const unsay = () => said?.remove()

const paragraph = (content: string | Node): HTMLParagraphElement => {
  const element = document.createElement('p')
  element.append(content)
  return element
}

/** Says that the application cannot load, at the end of the page so that nothing moves. Scrolls to it if a button was pressed. */
export const sayMissing = (pressed: boolean) => {
  if (!said) {
    const link = document.createElement('a')
    link.href = location.href
    link.textContent = textesLoadFailure.recharger
    link.addEventListener('click', (event) => {
      event.preventDefault()
      keepTyped()
      location.reload()
    })
    said = document.createElement('div')
    said.className = 'fr-alert fr-alert--error fr-mt-3w'
    said.role = 'alert'
    said.append(
      paragraph(textesLoadFailure.absente),
      ...(document.querySelector('main form') ? [paragraph(textesLoadFailure.saisie)] : []),
      ...(document.querySelector('main [type="password"]') ? [paragraph(textesLoadFailure.motDePasse)] : []),
      paragraph(link),
    )
  }
  if (!said.isConnected) document.querySelector('main .page')?.append(said)
  if (pressed) said.scrollIntoView({ block: 'nearest' })
}
