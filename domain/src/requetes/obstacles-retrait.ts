import { procedureDe } from './demarches/demarches.ts'
import type { Situation } from './actes/situation.ts'
import type { Objet } from './objet.ts'
import { placeApres } from './procedure.ts'
import { textesRetrait } from './textes-retrait.ts'

/** What a person is to a request: who filed it, or attached today to its association with the right to file. */
export interface LienAvecRequete {
  deposant: boolean
  depot: boolean
}

/** Who may take a request back: never the court (docs/decisions/0034). */
export const peutRetirer = ({ deposant, depot }: LienAvecRequete): boolean => deposant || depot

/** What stands in the way of taking a request back; empty when it may be, at every stage before the decision. */
export const obstaclesRetrait = (requete: Objet & Pick<Situation, 'etape' | 'retours'>): string[] => {
  if (placeApres(procedureDe(requete), requete, 'RETRAIT')) return []
  return [requete.etape === 'RETIREE' ? textesRetrait.dejaRetiree : textesRetrait.dejaDecidee]
}
