import type { Situation } from './actes/situation.ts'
import { procedureDe } from './demarches/demarches.ts'
import type { Objet } from './objet.ts'
import { placeApres } from './procedure.ts'
import { textesContestation as mots } from './textes-contestation.ts'

/** Who may contest a filing: the persons attached today to its association, whatever their rights, but not who filed it, who withdraws it. */
export const refusDeContester = ({ rattache, deposant }: { rattache: boolean; deposant: boolean }): string | null => {
  if (deposant) return mots.deposant
  return rattache ? null : mots.sansDroit
}

/** What stands in the way of contesting; empty when it may be, at every stage before the decision, once per person and filing. */
export const obstaclesContestation = (requete: Objet & Pick<Situation, 'etape' | 'retours'>, dejaContestee: boolean): string[] => {
  if (!placeApres(procedureDe(requete), requete, 'CONTESTATION')) return [mots.dejaTerminee]
  return dejaContestee ? [mots.dejaContestee] : []
}
