import { formaterJour } from '../core/jour.ts'
import type { JourCalendaire } from '../core/jour.ts'
import type { Situation } from './actes/situation.ts'
import { textesRequetes } from './textes.ts'

const { delais, depasse, etapes, phrase } = textesRequetes.enBref

/** Where a request under way stands and the nearest of its delays, in one sentence: its card says more (`phraseDEtat`). */
export const enBref = ({ etape, horloges: [horloge] }: Situation, aujourdhui: JourCalendaire): string => {
  if (!horloge) return phrase(etapes[etape], null)
  const delai = delais[horloge.delai](formaterJour(horloge.le))
  return phrase(etapes[etape], horloge.le < aujourdhui ? depasse(delai) : delai)
}
