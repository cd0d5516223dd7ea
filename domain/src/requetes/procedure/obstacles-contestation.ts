import type { Situation } from '../actes/situation.ts'
import { procedureDe } from '../demarches/demarches.ts'
import type { Objet } from '../objet.ts'
import { nextPlace } from '../demarches/procedure.ts'
import { textesContestation as mots } from '../textes/contestation.ts'

/**
 * Why a person may not contest a filing. Anybody attached to its association today may, whatever their rights, except the declarant, who
 * withdraws it instead.
 */
export const challengeRefus = ({ rattache, deposant }: { rattache: boolean; deposant: boolean }): string | null => {
  if (deposant) return mots.deposant
  return rattache ? null : mots.sansDroit
}

/** Reasons why a filing may not be contested now; empty at every stage before the decision, once per person and filing. */
export const obstaclesContestation = (requete: Objet & Pick<Situation, 'etape' | 'retours'>, dejaContestee: boolean): string[] => {
  if (!nextPlace(procedureDe(requete), requete, 'CONTESTATION')) return [mots.dejaTerminee]
  return dejaContestee ? [mots.dejaContestee] : []
}
