/** One change: `ancien` is null when the thing was added, `nouveau` when it was removed. */
export interface Difference {
  label: string
  ancien: string | null
  nouveau: string | null
}

/** The change of one thing in words, if any. An empty text counts as no text. */
export const changement = (label: string, avant: string | null, apres: string | null): Difference[] => {
  const [ancien, nouveau] = [avant || null, apres || null]
  return ancien === nouveau ? [] : [{ label, ancien, nouveau }]
}

/** The texts that left and those that came between two lists. A repeated text counts as often as it appears. */
export const entrees = (label: string, avant: readonly string[], apres: readonly string[]): Difference[] => [
  ...onlyIn(avant, apres).map((ancien) => ({ label, ancien, nouveau: null })),
  ...onlyIn(apres, avant).map((nouveau) => ({ label, ancien: null, nouveau })),
]

/** The texts of `ici` that `la` lacks, repetitions included. */
export const onlyIn = (ici: readonly string[], la: readonly string[]): string[] => {
  const rest = [...la]
  return ici.filter((texte) => {
    const place = rest.indexOf(texte)
    if (place >= 0) rest.splice(place, 1)
    return place < 0
  })
}
