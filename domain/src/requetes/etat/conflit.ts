import { formatInstant } from '../../core/jour.ts'
import { definitionDe, type TypeActe } from '../actes/actes.ts'
import { textesGreffe } from '../textes/greffe.ts'

/** Message to the clerk who came second: who did what, and when (STAFF-08). `agent` is null when it was themselves. */
export const phraseDeConflit = (acte: TypeActe, agent: string | null, instant: Date): string => {
  const qui = agent === null ? textesGreffe.vous : textesGreffe.quelquUn(agent)
  if (acte === 'RETRAIT') return textesGreffe.dejaRetiree(qui, formatInstant(instant))
  const phrase = acte === 'INSCRIPTION' || acte === 'REJET' ? textesGreffe.dejaDecidee : textesGreffe.dejaAvancee
  return phrase(qui, formatInstant(instant), definitionDe(acte).textes.nom)
}
