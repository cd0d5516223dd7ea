/**
 * Lets at most `places` tasks run at once, `share` of them for one person. The others wait, and the persons who wait are served in turn,
 * each in the order of their own arrivals: who sends a hundred files delays another by one file at most.
 */
export const createGate = (places: number, share = places) => {
  let free = places
  const held = new Map<string, number>()
  /** By person; the order of the keys is the order of the turns. */
  const waiting = new Map<string, (() => void)[]>()
  const count = (person: string, change: 1 | -1) => {
    free -= change
    const now = (held.get(person) ?? 0) + change
    if (now === 0) held.delete(person)
    else held.set(person, now)
  }
  const admit = () => {
    for (const [person, line] of waiting) {
      if (free === 0) return
      if ((held.get(person) ?? 0) >= share) continue
      const enter = line.shift()
      // Behind the others, for the next turn.
      waiting.delete(person)
      if (line.length > 0) waiting.set(person, line)
      count(person, 1)
      enter?.()
    }
  }
  return async <T>(person: string, task: () => Promise<T>): Promise<T> => {
    await new Promise<void>((enter) => {
      const line = waiting.get(person)
      if (line) line.push(enter)
      else waiting.set(person, [enter])
      admit()
    })
    try {
      return await task()
    } finally {
      count(person, -1)
      admit()
    }
  }
}
