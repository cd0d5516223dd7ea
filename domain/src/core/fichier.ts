import { formatTaille } from './taille.ts'
import { textes } from './textes/common.ts'
import { textesFichiers } from './textes/fichiers.ts'

/** Limits of the files that the server accepts; sizes in octets. */
export interface LimitesFichiers {
  mimeAcceptes: readonly string[]
  tailleFichierMax: number
  tailleMax: number
}

/** Limits until the server sends its own (CONST-07 to CONST-09). */
export const defaultLimites: LimitesFichiers = {
  mimeAcceptes: ['application/pdf', 'image/jpeg', 'image/jpg', 'image/png'],
  tailleFichierMax: 3_145_728,
  tailleMax: 31_457_280,
}

/**
 * A defect found when opening a file. `type`: no accepted type (ANNEX-24). `illisible`: damaged (FORM-29). `chiffre`: a PDF that asks for
 * a password (ANNEX-25). `entete`: a PDF hidden behind other data. `complexe`: too costly to open to be honest.
 */
export type FichierDefect = 'type' | 'illisible' | 'chiffre' | 'entete' | 'complexe'

/** A file as the rules know it: its size in octets, and its type or its defect. */
export type Fichier = { taille: number } & ({ mime: string } | { defaut: FichierDefect })

const defauts: Record<FichierDefect, string> = {
  type: textesFichiers.typeRefuse,
  illisible: textes.fichierIllisible,
  chiffre: textesFichiers.pdfProtege,
  entete: textesFichiers.pdfPrecede,
  complexe: textesFichiers.tropComplexe,
}

/** The error of one file, verbatim (ANNEX-23 to ANNEX-25), or null. Pass null for a missing file. */
export const checkFichier = (fichier: Fichier | null, limites: LimitesFichiers): string | null => {
  if (!fichier || fichier.taille === 0) return textes.champObligatoire
  const typeAdmis = 'mime' in fichier ? limites.mimeAcceptes.includes(fichier.mime) : fichier.defaut !== 'type'
  if (!typeAdmis) return defauts.type
  // Before the defect: an oversized upload is cut short, hence unreadable.
  if (fichier.taille > limites.tailleFichierMax) return textesFichiers.fichierTropLourd(formatTaille(limites.tailleFichierMax))
  return 'defaut' in fichier ? defauts[fichier.defaut] : null
}

/** The error of all files together (ANNEX-26), or null. */
export const checkTotal = (tailleTotale: number, tailleMax: number): string | null =>
  tailleTotale > tailleMax ? textesFichiers.totalTropLourd(formatTaille(tailleMax)) : null
