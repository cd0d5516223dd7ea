/** A decision as the version it made keeps it; `infirme` the ordre of the version that an annulment undoes. */
export interface DecisionDite {
  nature: string
  autorite: string
  date: string
  numero: string | null
  infirme: number | null
}

interface VersionDite {
  ordre: number
  decision: DecisionDite | null
}

export type DecisionEnVigueur = DecisionDite & { ordre: number }

/** The latest decision that nothing has reversed since: the one that an annulment undoes. `versions`: latest first (STAFF-14). */
export const decisionEnVigueur = (versions: readonly VersionDite[]): DecisionEnVigueur | null => {
  const infirmees = new Set(versions.map(({ decision }) => decision?.infirme))
  const trouvee = versions.find(({ ordre, decision }) => decision && decision.infirme === null && !infirmees.has(ordre))
  return trouvee?.decision ? { ...trouvee.decision, ordre: trouvee.ordre } : null
}
