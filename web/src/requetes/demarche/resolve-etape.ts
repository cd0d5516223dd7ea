interface Parcours {
  /** The steps in their order. */
  ids: readonly string[]
  /** Index of the furthest step reached (FORM-01). */
  atteinte: number
  isIncomplete: (etape: string) => boolean
}

/** The step an address opens: the one it names, or the first incomplete step before it (FORM-02). Null when the address names none. */
export const resolveEtape = ({ ids, atteinte, isIncomplete }: Parcours, voulue: string | null): string | null => {
  if (voulue === null) return null
  const rang = Math.min(Math.max(ids.indexOf(voulue), 0), atteinte)
  return ids.slice(0, rang).find(isIncomplete) ?? ids[rang] ?? null
}
