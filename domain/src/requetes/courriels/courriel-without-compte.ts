import type { WordedCourriel } from '../../core/courriel.ts'
import { textesGuichet } from '../textes/guichet.ts'

/**
 * Adapts a mail for a person who filed on paper (STAFF-15). They have no account to open the request's page, so its links are removed. A
 * sentence says how the court's documents come instead. The link of a demande stays, since its code suffices.
 */
export const withoutCompte = ({ sujet, paragraphes }: WordedCourriel, page: string): WordedCourriel => ({
  sujet,
  paragraphes: [...paragraphes.filter((paragraphe) => !paragraphe.includes(page)), textesGuichet.courriel],
})
