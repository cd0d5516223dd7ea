import type { Avancement, EtatNumerisation } from 'domain/numerisation/etats'

/** The progress of a digitisation, from the state that a clerk sees. */
export const advanceOf = (etat: EtatNumerisation): Avancement | null => {
  switch (etat) {
    case 'EN_COURS':
    case 'EN_COURS_ATTACHE':
      return 'EN_COURS'
    case 'DISPONIBLE':
    case 'NON_TROUVEE':
      return etat
    case 'POSSIBLE':
    case 'NON_DISPONIBLE':
      return null
  }
}
