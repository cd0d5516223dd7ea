/** Lets at most `places` tasks run at once; the others wait in their order of arrival. */
export const createGate = (places: number) => {
  let free = places
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      // The place goes straight to the next in line, so that a newcomer cannot slip in between.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
