import type { Situation } from '../actes/situation.ts'
import { textesLettrePrefet } from '../textes/lettre-prefet.ts'

/** Most letters in one PDF: a morning's work, about a hundred pages. */
export const maxLettres = 50

/** Reasons not to write the letter to the prefect, in the clerk's words: the communication must be in the journal first. */
export const obstaclesLettrePrefet = ({ communiqueeLe }: Pick<Situation, 'communiqueeLe'>): string[] =>
  communiqueeLe === null ? [textesLettrePrefet.nonCommuniquee] : []
