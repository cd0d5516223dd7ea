import type { Acte } from './actes/actes.ts'

/** Whom and how the decision of a request was told to, in words; null before, and of what was decided before the clerk chose. */
export const notificationDite = (actes: readonly Acte[], noms: { declarant: string; association: string }) => {
  const rendue = actes.findLast((acte) => acte.type === 'INSCRIPTION' || acte.type === 'REJET')
  if (!rendue?.decision || !rendue.destinataire) return null
  const { a, lrar } = rendue.destinataire
  return { libelle: a === 'ASSOCIATION' ? noms.association : noms.declarant, pourvoi: rendue.decision.type, lrar }
}
