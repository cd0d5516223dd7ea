import { textesCourrielsNumerisation as mots } from './textes-courriels.ts'

interface Issue {
  etat: 'DISPONIBLE' | 'NON_TROUVEE'
  denomination: string
  numero: string
  /** Page where the digitised file is read. */
  lien: string
}

/** What came of a digitisation, told to each person who waited for it (MAIL-06); the foot is added when it is sent. */
export const courrielNumerisation = ({ etat, denomination, numero, lien }: Issue): { sujet: string; texte: string } => {
  const { sujet, texte } = mots[etat]
  return { sujet, texte: texte(denomination, numero, lien) }
}
