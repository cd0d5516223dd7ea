interface Parcours {
  /** The steps in their order. */
  ids: readonly string[]
  /** Rank of the furthest one reached (FORM-01). */
  atteinte: number
  estIncomplete: (etape: string) => boolean
}

/** The step that an address opens: the one it names, or the first incomplete one before it (FORM-02); null when it names none. */
export const etapeOuverte = ({ ids, atteinte, estIncomplete }: Parcours, voulue: string | null): string | null => {
  if (voulue === null) return null
  const rang = Math.min(Math.max(ids.indexOf(voulue), 0), atteinte)
  return ids.slice(0, rang).find(estIncomplete) ?? ids[rang] ?? null
}
