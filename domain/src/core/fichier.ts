import { formaterTaille } from './taille.ts'
import { textes } from './textes.ts'
import { textesFichiers } from './textes-fichiers.ts'

/** What the server accepts; sizes in octets. */
export interface LimitesFichiers {
  mimeAcceptes: readonly string[]
  tailleFichierMax: number
  tailleMax: number
}

/** Limits until the server says otherwise (CONST-07 to CONST-09). */
export const limitesParDefaut: LimitesFichiers = {
  mimeAcceptes: ['application/pdf', 'image/jpeg', 'image/jpg', 'image/png'],
  tailleFichierMax: 3_145_728,
  tailleMax: 31_457_280,
}

/** What the rules know of a file; `taille` in octets. */
export interface Fichier {
  taille: number
  mime: string
}

/** The refusal of one file, verbatim (ANNEX-23 to ANNEX-25), or null. A missing file is null. */
export const verifierFichier = (fichier: Fichier | null, limites: LimitesFichiers): string | null => {
  if (!fichier || fichier.taille === 0) return textes.champObligatoire
  if (!limites.mimeAcceptes.includes(fichier.mime)) return textesFichiers.typeRefuse
  if (fichier.taille > limites.tailleFichierMax) return textesFichiers.fichierTropLourd(formaterTaille(limites.tailleFichierMax))
  return null
}

/** The refusal of all files together (ANNEX-26), or null. */
export const verifierTotal = (tailleTotale: number, tailleMax: number): string | null =>
  tailleTotale > tailleMax ? textesFichiers.totalTropLourd(formaterTaille(tailleMax)) : null
