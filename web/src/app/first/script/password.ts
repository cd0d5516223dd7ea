import { textesShowMotPasse } from 'domain/core/textes/chrome-formulaires'
import { signal } from './hydrated.ts'

/** Shows and hides the password (ACCOUNT-05). */
export const showPassword = () => {
  const button = document.querySelector('.password-row button')
  const input = document.querySelector<HTMLInputElement>('.password-row input')
  const toggle = () => {
    const shown = input?.type === 'password'
    if (input) input.type = shown ? 'text' : 'password'
    if (button) button.textContent = shown ? textesShowMotPasse.masquer : textesShowMotPasse.afficher
  }
  button?.addEventListener('click', toggle, { signal })
}
