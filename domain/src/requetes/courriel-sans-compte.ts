import type { CourrielRedige } from '../core/courriel.ts'
import { textesGuichet } from './textes-guichet.ts'

/**
 * A mail about a request as who filed it on paper reads it (STAFF-15): no account opens its page to them, so that the ways there are left out,
 * and how the court's documents come is said instead. The code of a demand remains a way.
 */
export const sansCompte = ({ sujet, paragraphes }: CourrielRedige, page: string): CourrielRedige => ({
  sujet,
  paragraphes: [...paragraphes.filter((paragraphe) => !paragraphe.includes(page)), textesGuichet.courriel],
})
