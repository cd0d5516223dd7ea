import { useEffect, useState } from 'react'
import { avertissementSessionMs } from 'domain/core/constants'
import { expireSession } from './session.ts'
import { useSession } from './use-session.ts'

/** Polled every five seconds: a single timer would not count the computer's sleep. */
const lookMs = 5000

/** The minutes left when the session is about to end, else null. Ends the session when its time has come (SESSION-03). */
export const useMinutesLeft = (): number | null => {
  const endsAt = useSession()?.endsAt
  const [minutes, setMinutes] = useState<number | null>(null)
  useEffect(() => {
    if (endsAt === undefined) return
    const look = () => {
      const left = endsAt - Date.now()
      if (left <= 0) expireSession()
      setMinutes(left <= avertissementSessionMs ? Math.ceil(left / 60_000) : null)
    }
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [endsAt])
  return minutes
}
