/** A decision as its version stores it. `infirme` is the ordre of the version that a reversal undoes. */
export interface StoredDecision {
  nature: string
  autorite: string
  date: string
  numero: string | null
  infirme: number | null
}

interface VersionWithDecision {
  ordre: number
  decision: StoredDecision | null
}

export type DecisionEnVigueur = StoredDecision & { ordre: number }

/** The latest decision not reversed, which a reversal would undo. `versions`: latest first (STAFF-14). */
export const decisionEnVigueur = (versions: readonly VersionWithDecision[]): DecisionEnVigueur | null => {
  const infirmees = new Set(versions.map(({ decision }) => decision?.infirme))
  const trouvee = versions.find(({ ordre, decision }) => decision && decision.infirme === null && !infirmees.has(ordre))
  return trouvee?.decision ? { ...trouvee.decision, ordre: trouvee.ordre } : null
}
