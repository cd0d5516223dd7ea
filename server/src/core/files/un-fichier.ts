import type { ErreurChamp } from 'domain/core/erreurs'
import { type LimitesFichiers, verifierFichier } from 'domain/core/fichier'
import { examinerTous } from './examiner.ts'
import type { Spooled } from './spool.ts'
import type { FichierConserve } from './sql.ts'

/** The only file of a body once checked, or its errors under `fichier`. */
export type UnFichier = { fichier: FichierConserve; erreurs: [] } | { fichier: null; erreurs: ErreurChamp[] }

/** Checks the content of the only file of a body. */
export const examinerUnFichier = async (fichiers: readonly Spooled[], limites: LimitesFichiers, person: string): Promise<UnFichier> => {
  const [examen = null] = await examinerTous(fichiers, limites, person)
  const refus = verifierFichier(examen, limites)
  if (examen && 'mime' in examen && !refus) return { fichier: examen, erreurs: [] }
  return { fichier: null, erreurs: refus ? [{ field: 'fichier', defaultMessage: refus }] : [] }
}
