import { useEffect, useRef } from 'react'

/**
 * What is sent of one file, one after the other, each on the version the former made: keys pressed in a row wait for nothing, and a
 * colleague's act in between refuses what follows (goal R11).
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
