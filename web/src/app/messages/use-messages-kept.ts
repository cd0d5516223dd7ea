import { useEffect } from 'react'
import { useSession } from '../../compte/use-session.ts'
import { readMessages } from './messages-store.ts'

const fiveMinutes = 300_000

/**
 * Refetches the messages every five minutes and after a sign-in, which adds those for the staff. It uses the current token and never
 * renews it: otherwise an unused session would stay open (SESSION-03).
 */
export const useMessagesKept = () => {
  const session = useSession()
  useEffect(() => {
    const look = () => void readMessages(session && session.expiresAt > Date.now() ? session.token : null)
    const seen = () => {
      if (document.visibilityState === 'visible') look()
    }
    look()
    const timer = setInterval(seen, fiveMinutes)
    return () => clearInterval(timer)
  }, [session])
}
