/** One thing that changed: null before when it was added, null after when it was removed. */
export interface Difference {
  label: string
  ancien: string | null
  nouveau: string | null
}

/** What changed of one thing said in words; an empty text says nothing. */
export const changement = (label: string, avant: string | null, apres: string | null): Difference[] => {
  const [ancien, nouveau] = [avant || null, apres || null]
  return ancien === nouveau ? [] : [{ label, ancien, nouveau }]
}

/** What left and what came between two lists of texts, the same text counting as many times as it stands there. */
export const entrees = (label: string, avant: readonly string[], apres: readonly string[]): Difference[] => [
  ...enPlus(avant, apres).map((ancien) => ({ label, ancien, nouveau: null })),
  ...enPlus(apres, avant).map((nouveau) => ({ label, ancien: null, nouveau })),
]

/** Those of a list that another one lacks. */
export const enPlus = (ici: readonly string[], la: readonly string[]): string[] => {
  const rest = [...la]
  return ici.filter((texte) => {
    const place = rest.indexOf(texte)
    if (place >= 0) rest.splice(place, 1)
    return place < 0
  })
}
