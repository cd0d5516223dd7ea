import { checkFichier, type Fichier, type LimitesFichiers } from './fichier.ts'
import { formatTaille } from './taille.ts'
import { textesFichiers } from './textes/fichiers.ts'

/** Most pages of one document photographed one by one. They are sent together, and the server binds them into one PDF. */
export const maxPages = 20

/** Octets that a PDF adds to its pages; a single page is not bound. */
const reliure = (pages: number): number => (pages > 1 ? 4096 + 1024 * pages : 0)

/** The error of the pages of a document together, or null: bound, they are one file under the limit of a file (ANNEX-25). */
export const checkPagesWeight = (pages: readonly { taille: number }[], { tailleFichierMax }: LimitesFichiers): string | null => {
  const poids = pages.reduce((total, { taille }) => total + taille, reliure(pages.length))
  return poids > tailleFichierMax ? textesFichiers.pagesTropLourdes(formatTaille(poids), formatTaille(tailleFichierMax)) : null
}

const checkPage = (page: Fichier, limites: LimitesFichiers): string | null =>
  'mime' in page && page.mime === 'application/pdf' ? textesFichiers.pdfParmiLesPages : checkFichier(page, limites)

/** The errors of each page of a document, by rank: only pictures can be bound. */
export const checkPages = (pages: readonly Fichier[], limites: LimitesFichiers): string[] =>
  pages.flatMap((page, rang) => {
    const refus = checkPage(page, limites)
    return refus === null ? [] : [textesFichiers.pageRefusee(rang + 1, refus)]
  })
