import { textesCourriel } from './textes-courriel.ts'

/** A mail as an event words it: its subject, and the paragraphs between its greeting and its signature. */
export interface CourrielRedige {
  sujet: string
  paragraphes: readonly string[]
}

/** The whole text of a mail: greeting, what it says, signature, and a foot (MAIL-09). */
export const lettre = ({ paragraphes }: CourrielRedige, pied: string): string =>
  [textesCourriel.salutation, ...paragraphes, textesCourriel.expediteur, pied].join('\n\n')
