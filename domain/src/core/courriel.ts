import { textesCourriel } from './textes/courriel.ts'

/** A mail as an event words it: its subject, and the paragraphs between greeting and signature. */
export interface WordedCourriel {
  sujet: string
  paragraphes: readonly string[]
}

/** The whole text of a mail: greeting, paragraphs, signature and footer (MAIL-09). */
export const lettre = ({ paragraphes }: WordedCourriel, pied: string): string =>
  [textesCourriel.salutation, ...paragraphes, textesCourriel.expediteur, pied].join('\n\n')
