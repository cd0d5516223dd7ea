import { textesFinCompte } from './textes-fin-compte.ts'

/** An account whose person asks that it end. */
export interface SituationFermeture {
  authorities: readonly string[]
  /** Numbers of the requests they filed that are not decided. */
  requetesEnCours: readonly string[]
}

/**
 * What stands in the way of the end of an account; empty when it may end. A request under way keeps who answers for it (docs/decisions/0061);
 * whoever acts for the State loses that first.
 */
export const obstaclesFermeture = ({ authorities, requetesEnCours }: SituationFermeture): string[] => [
  ...(authorities.some((authority) => authority !== 'USAGER') ? [textesFinCompte.fermeture.agent] : []),
  ...requetesEnCours.map(textesFinCompte.fermeture.requeteEnCours),
]
