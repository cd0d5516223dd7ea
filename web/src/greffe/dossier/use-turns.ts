import { useEffect, useRef } from 'react'

/**
 * Queues the calls sent for one request. Each call waits for the previous one and sends the version that it produced, so the clerk can
 * press keys without waiting. After a colleague's act, the server refuses the calls that follow.
 */
export const useTurns = (version: number) => {
  const newest = useRef(version)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    newest.current = Math.max(newest.current, version)
  }, [version])
  return <A>(send: (version: number) => Promise<A>, moves: (answer: A) => boolean = () => true): Promise<A> => {
    const sent = last.current.then(async () => {
      const answer = await send(newest.current)
      if (moves(answer)) newest.current += 1
      return answer
    })
    last.current = sent.catch(() => undefined)
    return sent
  }
}

export type InTurn = ReturnType<typeof useTurns>
