/**
 * Share of the tries that an attacker would classify correctly with the best threshold for these very tries, in either direction.
 * Random tries score a little over one half: about 0.52 for a thousand tries per side, 0.55 for a hundred and fifty.
 */
export const bestAccuracy = (known: readonly number[], unknown: readonly number[]): number => {
  const tries = [...known.map((time) => ({ time, side: 1 })), ...unknown.map((time) => ({ time, side: -1 }))].toSorted(
    (a, b) => a.time - b.time,
  )
  let below = 0
  let farthest = 0
  for (const [index, { time, side }] of tries.entries()) {
    below += side
    // A threshold cannot separate equal times.
    if (tries[index + 1]?.time !== time) farthest = Math.max(farthest, Math.abs(below))
  }
  return (known.length + farthest) / (known.length + unknown.length)
}
