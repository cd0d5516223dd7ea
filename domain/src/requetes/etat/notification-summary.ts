import type { Acte } from '../actes/actes.ts'
import type { NotifiedDecision } from '../decision/notified-decision.ts'
import { delaiDeRecours } from '../actes/delai-de-recours.ts'

/**
 * The addressee of a decision's letter and how it is sent, in words. Null before the decision, and for decisions older than this choice.
 */
export const notificationSummary = (
  actes: readonly Acte[],
  notifiee: NotifiedDecision | null,
  noms: { declarant: string; association: string },
) => {
  const rendue = actes.findLast((acte) => acte.type === 'INSCRIPTION' || acte.type === 'REJET')
  if (!rendue?.decision || !rendue.destinataire) return null
  const { a, lrar } = rendue.destinataire
  const pourvoi = rendue.decision.type
  return {
    libelle: a === 'ASSOCIATION' ? noms.association : noms.declarant,
    pourvoi,
    delai: delaiDeRecours(pourvoi, notifiee),
    lrar,
  }
}
