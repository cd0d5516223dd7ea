import { formaterInstant } from '../core/jour.ts'
import type { TypeActe } from './actes.ts'
import { textesGreffe } from './textes-greffe.ts'

/** What the clerk who came second reads: who did what, and when (STAFF-08). */
export const phraseDeConflit = (acte: TypeActe, agent: string, instant: Date): string => {
  const phrase = acte === 'INSCRIPTION' || acte === 'REJET' ? textesGreffe.dejaDecidee : textesGreffe.dejaAvancee
  return phrase(agent, formaterInstant(instant), textesGreffe.actes[acte])
}
