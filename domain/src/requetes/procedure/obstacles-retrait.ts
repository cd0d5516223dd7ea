import { procedureDe } from '../demarches/demarches.ts'
import type { Situation } from '../actes/situation.ts'
import type { Objet } from '../objet.ts'
import { nextPlace } from '../demarches/procedure.ts'
import { textesRetrait } from '../textes/retrait.ts'

/** A person's link with a request: the declarant, or attached today to its association with the right to file. */
export interface LienWithRequete {
  deposant: boolean
  depot: boolean
}

/** Whether this person may withdraw a request. The court never may (docs/decisions/0034). */
export const canWithdraw = ({ deposant, depot }: LienWithRequete): boolean => deposant || depot

/** Reasons why a request may not be withdrawn now; empty at every stage before the decision. */
export const obstaclesRetrait = (requete: Objet & Pick<Situation, 'etape' | 'retours'>): string[] => {
  if (nextPlace(procedureDe(requete), requete, 'RETRAIT')) return []
  return [requete.etape === 'RETIREE' ? textesRetrait.dejaRetiree : textesRetrait.dejaDecidee]
}
