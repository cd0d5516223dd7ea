import { keep, kept } from '../../../core/layout/device-cookie.ts'
import { signal } from './hydrated.ts'

/** Hides a message on a page without the application. The cookie tells the server not to render it again (STAFF-26). */
export const putMessagesAway = () => {
  if (document.getElementById('painted') !== null) return
  for (const button of document.querySelectorAll<HTMLElement>('button[data-message]')) {
    const away = () => {
      keep('messages', [...kept('messages').split('.').filter(Boolean), button.dataset['message']].slice(-20).join('.'))
      button.closest('.message')?.remove()
      document.getElementById('contenu')?.focus()
    }
    button.addEventListener('click', away, { signal })
  }
}
