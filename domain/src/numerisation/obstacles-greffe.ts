import type { Avancement } from './etats.ts'
import { textesNumerisationGreffe as raisons } from './textes-greffe.ts'

/** What the court may say of a paper file: that it was looked for in vain, or whether there is one at all (STAFF-19). */
export type ActeNumerisation = 'INTROUVABLE' | 'DOSSIER_EXISTE' | 'AUCUN_DOSSIER'

/** What stands in the way, in the clerk's words; a file may be given whenever the court has it. */
export const obstaclesGreffeNumerisation = (acte: ActeNumerisation, avancement: Avancement | null): string[] => {
  if (acte === 'INTROUVABLE') {
    if (avancement === 'EN_COURS') return []
    return [avancement === 'DISPONIBLE' ? raisons.dejaDisponible : raisons.sansDemande]
  }
  return acte === 'AUCUN_DOSSIER' && avancement === 'EN_COURS' ? [raisons.demandeEnCours] : []
}
