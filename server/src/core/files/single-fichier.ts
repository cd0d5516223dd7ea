import type { ErreurChamp } from 'domain/core/erreurs'
import { type LimitesFichiers, checkFichier } from 'domain/core/fichier'
import { examineAll } from './examine.ts'
import type { Spooled } from './spool.ts'
import type { KeptFichier } from './sql.ts'

/** The only file of a body once checked, or its errors under `fichier`. */
export type SingleFichier = { fichier: KeptFichier; erreurs: [] } | { fichier: null; erreurs: ErreurChamp[] }

/** Checks the content of the only file of a body. */
export const examineSingleFichier = async (
  fichiers: readonly Spooled[],
  limites: LimitesFichiers,
  person: string,
): Promise<SingleFichier> => {
  const [examen = null] = await examineAll(fichiers, limites, person)
  const refus = checkFichier(examen, limites)
  if (examen && 'mime' in examen && !refus) return { fichier: examen, erreurs: [] }
  return { fichier: null, erreurs: refus ? [{ field: 'fichier', defaultMessage: refus }] : [] }
}
