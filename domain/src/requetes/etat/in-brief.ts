import { formatJour } from '../../core/jour.ts'
import type { Jour } from '../../core/jour.ts'
import type { Situation } from '../actes/situation.ts'
import { textesRequetes } from '../textes/common.ts'

const { delais, depasse, etapes, phrase } = textesRequetes.enBref

/** Stage and nearest delay of a request in progress, in one sentence. Its card gives more (`phraseDEtat`). */
export const inBrief = ({ etape, horloges: [horloge] }: Situation, aujourdhui: Jour): string => {
  if (!horloge) return phrase(etapes[etape], null)
  const delai = delais[horloge.delai](formatJour(horloge.le))
  return phrase(etapes[etape], horloge.le < aujourdhui ? depasse(delai) : delai)
}
