import type { ErreurChamp } from 'domain/core/erreurs'
import { type LimitesFichiers, verifierFichier } from 'domain/core/fichier'
import { examinerTous } from './examiner.ts'
import type { Spooled } from './spool.ts'
import type { FichierConserve } from './sql.ts'

/** The one file of a body once opened, or what is wrong with it, under `fichier`. */
export type UnFichier = { fichier: FichierConserve; erreurs: [] } | { fichier: null; erreurs: ErreurChamp[] }

/** Opens the file of a body that has one, and judges it by its content. */
export const examinerUnFichier = async (fichiers: readonly Spooled[], limites: LimitesFichiers, person: string): Promise<UnFichier> => {
  const [examen = null] = await examinerTous(fichiers, limites, person)
  const refus = verifierFichier(examen, limites)
  if (examen && 'mime' in examen && !refus) return { fichier: examen, erreurs: [] }
  return { fichier: null, erreurs: refus ? [{ field: 'fichier', defaultMessage: refus }] : [] }
}
