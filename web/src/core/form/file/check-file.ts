import type { ErreurChamp } from 'domain/core/erreurs'
import { verifierFichier, type LimitesFichiers } from 'domain/core/fichier'

/** What the browser can say against a chosen file by what it claims to be, or against none chosen, under its field. */
export const checkFile = (file: File | null, limites: LimitesFichiers, field = 'fichier'): ErreurChamp[] => {
  const refus = verifierFichier(file && { taille: file.size, mime: file.type }, limites)
  return refus === null ? [] : [{ field, defaultMessage: refus }]
}
