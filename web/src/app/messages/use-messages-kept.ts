import { useEffect } from 'react'
import { useSession } from '../../compte/use-session.ts'
import { tokenSource } from '../../core/api/token-source.ts'
import { readMessages } from './messages-store.ts'

const fiveMinutes = 300_000

/** A page left open is told of what comes; who signs in is told what is for the staff. */
export const useMessagesKept = () => {
  const account = useSession()?.compte
  useEffect(() => {
    const look = () =>
      void tokenSource()
        .freshToken()
        .then(readMessages, () => {})
    const seen = () => {
      if (document.visibilityState === 'visible') look()
    }
    look()
    const timer = setInterval(seen, fiveMinutes)
    return () => clearInterval(timer)
  }, [account])
}
