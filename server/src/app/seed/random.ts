/** A random generator that depends on its seed only: demonstration data never depend on when or in what order they are made. */
export interface Random {
  /** A whole number from 0 to `max`, excluded. */
  integer(max: number): number
  /** True `pourcent` times in a hundred. */
  chance(pourcent: number): boolean
  choix<T>(parmi: readonly T[]): T
  /** One of the values, with these weights. */
  weighted<T>(poids: readonly (readonly [valeur: T, poids: number])[]): T
  uuid(): string
}

/** FNV-1a from a starting value, its bits mixed at the end. */
const hash = (text: string, salt: number): number => {
  let state = salt
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return state ^ (state >>> 16)
}

export const randomOf = (graine: string): Random => {
  // sfc32, seeded by four hashes: with 32 bits of state, two associations of a large register would be equal.
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef].map((salt) => hash(graine, salt)) as [number, number, number, number]
  const drawNext = (): number => {
    const t = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  // The first numbers still depend too much on the seed.
  for (let round = 0; round < 12; round += 1) drawNext()
  const integer = (max: number): number => Math.floor((drawNext() / 0x1_0000_0000) * max)
  const choix = <T>(parmi: readonly T[]): T => {
    const chosen = parmi[integer(parmi.length)]
    if (chosen === undefined) throw new RangeError('nothing to choose from')
    return chosen
  }
  return {
    integer,
    choix,
    chance: (pourcent) => integer(1000) < pourcent * 10,
    weighted: (poids) => {
      let rest = (integer(1_000_000) / 1_000_000) * poids.reduce((sum, [, each]) => sum + each, 0)
      for (const [valeur, each] of poids) if ((rest -= each) < 0) return valeur
      return choix(poids)[0]
    },
    uuid: () => {
      const hex = [0, 0, 0, 0].map(() => drawNext().toString(16).padStart(8, '0')).join('')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
    },
  }
}
