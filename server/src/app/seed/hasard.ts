/** Chance that is always the same for the same seed: demonstration data never depend on when or in what order they are made. */
export interface Hasard {
  /** A whole number from 0 to `max` excluded. */
  entier(max: number): number
  /** True `pourcent` times in a hundred. */
  chance(pourcent: number): boolean
  choix<T>(parmi: readonly T[]): T
  /** One of the values, as often as its weight says. */
  selon<T>(poids: readonly (readonly [valeur: T, poids: number])[]): T
  uuid(): string
}

export const hasardDe = (graine: string): Hasard => {
  let state = 0x811c9dc5
  for (const letter of graine) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  // mulberry32
  const suivant = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const entier = (max: number): number => Math.floor((suivant() / 0x1_0000_0000) * max)
  const choix = <T>(parmi: readonly T[]): T => {
    const chosen = parmi[entier(parmi.length)]
    if (chosen === undefined) throw new RangeError('nothing to choose from')
    return chosen
  }
  return {
    entier,
    choix,
    chance: (pourcent) => entier(1000) < pourcent * 10,
    selon: (poids) => {
      let rest = (entier(1_000_000) / 1_000_000) * poids.reduce((sum, [, each]) => sum + each, 0)
      for (const [valeur, each] of poids) if ((rest -= each) < 0) return valeur
      return choix(poids)[0]
    },
    uuid: () => {
      const hex = [0, 0, 0, 0].map(() => suivant().toString(16).padStart(8, '0')).join('')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
    },
  }
}
