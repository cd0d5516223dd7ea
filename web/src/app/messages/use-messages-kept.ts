import { useEffect } from 'react'
import { useSession } from '../../compte/use-session.ts'
import { readMessages } from './messages-store.ts'

const fiveMinutes = 300_000

/**
 * A page left open is told of what comes; who signs in is told what is for the staff. With the token at hand alone: to renew it for this would
 * keep a session alive that nobody uses (SESSION-03).
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
