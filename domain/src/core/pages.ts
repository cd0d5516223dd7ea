import { verifierFichier, type Fichier, type LimitesFichiers } from './fichier.ts'
import { formaterTaille } from './taille.ts'
import { textesFichiers } from './textes-fichiers.ts'

/** Pages of one document photographed one by one, sent together for the server to bind. */
export const pagesAuPlus = 20

/** What a PDF weighs besides its pages; a page alone is not bound. */
const reliure = (pages: number): number => (pages > 1 ? 4096 + 1024 * pages : 0)

/** The refusal of the pages of a document together, or null: bound, they are one file, under its limit (ANNEX-25). */
export const verifierPoidsDesPages = (pages: readonly { taille: number }[], { tailleFichierMax }: LimitesFichiers): string | null => {
  const poids = pages.reduce((total, { taille }) => total + taille, reliure(pages.length))
  return poids > tailleFichierMax ? textesFichiers.pagesTropLourdes(formaterTaille(poids), formaterTaille(tailleFichierMax)) : null
}

const verifierPage = (page: Fichier, limites: LimitesFichiers): string | null =>
  'mime' in page && page.mime === 'application/pdf' ? textesFichiers.pdfParmiLesPages : verifierFichier(page, limites)

/** What is wrong with each page of a document, by its rank: only pictures are bound. */
export const verifierPages = (pages: readonly Fichier[], limites: LimitesFichiers): string[] =>
  pages.flatMap((page, rang) => {
    const refus = verifierPage(page, limites)
    return refus === null ? [] : [textesFichiers.pageRefusee(rang + 1, refus)]
  })
