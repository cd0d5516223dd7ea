import { useState } from 'react'
import { remember } from './notices-store.ts'
import './confirmation.css'

/** What was just done, to be said in the page by a `Confirmation`; each saying is another one, that a screen reader hears it again. */
export const useConfirmation = () => {
  const [said, setSaid] = useState({ text: '', times: 0 })
  const confirm = (text: string) => {
    setSaid(({ times }) => ({ text, times: times + 1 }))
    remember(text)
  }
  return { said, confirm }
}

/** A confirmation beside what it concerns. It stays until the next one: nobody reads against a clock (CONST-01, RGAA 13.1). */
export const Confirmation = ({ said: { text, times } }: { said: ReturnType<typeof useConfirmation>['said'] }) => (
  <p role="status" className="confirmation">
    {text && <span key={times}>{text}</span>}
  </p>
)
