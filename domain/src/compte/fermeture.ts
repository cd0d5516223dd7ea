import { textesFinCompte } from './textes/fin-compte.ts'

/** The account of a person who asks to close it. */
export interface SituationFermeture {
  authorities: readonly string[]
  /** Numbers of the undecided requests they filed. */
  requetesEnCours: readonly string[]
}

/**
 * Why an account cannot be closed; empty when it can. A pending request needs its declarant (docs/decisions/0061).
 * A member of the staff must lose those rights first.
 */
export const obstaclesFermeture = ({ authorities, requetesEnCours }: SituationFermeture): string[] => [
  ...(authorities.some((authority) => authority !== 'USAGER') ? [textesFinCompte.fermeture.agent] : []),
  ...requetesEnCours.map(textesFinCompte.fermeture.requeteEnCours),
]
