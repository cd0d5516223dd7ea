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

/**
 * What opening a file says against it: of no accepted type (ANNEX-24), damaged (FORM-29), a PDF that asks for a password (ANNEX-25), one
 * that no reader finds behind what precedes it, or one too costly to open to be honest.
 */
export type DefautFichier = 'type' | 'illisible' | 'chiffre' | 'entete' | 'complexe'

/** What the rules know of a file: its size in octets, and its type or what is wrong with its content. */
export type Fichier = { taille: number } & ({ mime: string } | { defaut: DefautFichier })

const defauts: Record<DefautFichier, string> = {
  type: textesFichiers.typeRefuse,
  illisible: textes.fichierIllisible,
  chiffre: textesFichiers.pdfProtege,
  entete: textesFichiers.pdfPrecede,
  complexe: textesFichiers.tropComplexe,
}

/** The refusal of one file, verbatim (ANNEX-23 to ANNEX-25), or null. A missing file is null. */
export const verifierFichier = (fichier: Fichier | null, limites: LimitesFichiers): string | null => {
  if (!fichier || fichier.taille === 0) return textes.champObligatoire
  const typeAdmis = 'mime' in fichier ? limites.mimeAcceptes.includes(fichier.mime) : fichier.defaut !== 'type'
  if (!typeAdmis) return defauts.type
  // Before the defect: what was received of a file too large is cut, hence unreadable.
  if (fichier.taille > limites.tailleFichierMax) return textesFichiers.fichierTropLourd(formaterTaille(limites.tailleFichierMax))
  return 'defaut' in fichier ? defauts[fichier.defaut] : null
}

/** The refusal of all files together (ANNEX-26), or null. */
export const verifierTotal = (tailleTotale: number, tailleMax: number): string | null =>
  tailleTotale > tailleMax ? textesFichiers.totalTropLourd(formaterTaille(tailleMax)) : null
