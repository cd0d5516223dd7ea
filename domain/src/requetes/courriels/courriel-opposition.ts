import type { WordedCourriel } from '../../core/courriel.ts'
import { formatJour, type Jour } from '../../core/jour.ts'
import { textesCourriel } from '../../core/textes/courriel.ts'
import { textesCourrielsRequete as mots } from '../textes/courriels.ts'
import { textesRequetes } from '../textes/common.ts'

interface Opposition {
  acte: 'OPPOSITION_PREFET' | 'LEVEE_OPPOSITION'
  numero: string
  denomination: string
  le: Jour
  /** Page of the request. */
  lien: string
}

/**
 * Mail to the person who filed and to the declarant: the prefect opposes, or no longer does. Without the grounds, which the court keeps
 * (MAIL-08).
 */
export const courrielOpposition = ({ acte, numero, denomination, le, lien }: Opposition): WordedCourriel => ({
  sujet: mots.opposition[acte](numero),
  paragraphes: [
    acte === 'LEVEE_OPPOSITION' ? mots.levee(formatJour(le)) : `${textesRequetes.opposition(formatJour(le))} ${mots.oppositionEffet}`,
    mots.association(denomination),
    textesCourriel.voie(mots.suivre, lien),
  ],
})
