interface Liste {
  actif: boolean
  date: string | null
}

/** Documents in reading order: those in force first, then the latest day. On the same day, the order of the register. */
export const enVigueurFirst = <D extends Liste>(documents: readonly D[]): D[] =>
  documents.toSorted((a, b) => Number(b.actif) - Number(a.actif) || (b.date ?? '').localeCompare(a.date ?? ''))
