import type { WordedCourriel } from '../core/courriel.ts'
import { textesCourriel } from '../core/textes/courriel.ts'
import { textesCourrielsNumerisation as mots } from './textes/courriels.ts'

interface Issue {
  etat: 'DISPONIBLE' | 'NON_TROUVEE'
  denomination: string
  numero: string
  /** Page where the digitised file is read. */
  lien: string
}

/** The outcome of a digitisation, sent to each person who waited for it (MAIL-06). The footer is added when it is sent. */
export const courrielNumerisation = ({ etat, denomination, numero, lien }: Issue): WordedCourriel => ({
  sujet: mots[etat].sujet,
  paragraphes: [mots[etat].phrase(denomination, numero), textesCourriel.voie(mots.fiche, lien)],
})
