import type { Avancement } from './etats.ts'
import { textesNumerisationGreffe as raisons } from './textes/greffe.ts'

/** Declarations the court can make: the paper file was not found, it exists, or there is none (STAFF-19). */
export type ActeNumerisation = 'INTROUVABLE' | 'DOSSIER_EXISTE' | 'AUCUN_DOSSIER'

/** Why the court cannot declare it, in the clerk's words. It can give a digitised file at any time. */
export const obstaclesGreffeNumerisation = (acte: ActeNumerisation, avancement: Avancement | null): string[] => {
  if (acte === 'INTROUVABLE') {
    if (avancement === 'EN_COURS') return []
    return [avancement === 'DISPONIBLE' ? raisons.dejaDisponible : raisons.sansDemande]
  }
  return acte === 'AUCUN_DOSSIER' && avancement === 'EN_COURS' ? [raisons.demandeEnCours] : []
}
