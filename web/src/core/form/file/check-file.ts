import type { ErreurChamp } from 'domain/core/erreurs'
import { checkFichier, type LimitesFichiers } from 'domain/core/fichier'

/** Checks the chosen file by its declared type and size, or that one is chosen. The error goes under `field`. */
export const checkFile = (file: File | null, limites: LimitesFichiers, field = 'fichier'): ErreurChamp[] => {
  const refus = checkFichier(file && { taille: file.size, mime: file.type }, limites)
  return refus === null ? [] : [{ field, defaultMessage: refus }]
}
