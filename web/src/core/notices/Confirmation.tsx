import { useState } from 'react'
import { remember } from './notices-store.ts'
import './confirmation.css'

/** State for a `Confirmation`. Each call is counted, so that a screen reader announces the same text again. */
export const useConfirmation = () => {
  const [said, setSaid] = useState({ text: '', times: 0 })
  const confirm = (text: string) => {
    setSaid(({ times }) => ({ text, times: times + 1 }))
    remember(text)
  }
  return { said, confirm }
}

/** A confirmation shown next to its subject. It stays until the next one: no time limit for reading (CONST-01, RGAA 13.1). */
export const Confirmation = ({ said: { text, times } }: { said: ReturnType<typeof useConfirmation>['said'] }) => (
  <p role="status" className="confirmation">
    {text && <span key={times}>{text}</span>}
  </p>
)
