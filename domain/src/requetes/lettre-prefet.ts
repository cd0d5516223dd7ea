import type { Situation } from './actes/situation.ts'
import { textesLettrePrefet } from './textes-lettre-prefet.ts'

/** How many letters one PDF holds: a morning's work, some hundred pages. */
export const lettresAuPlus = 50

/** What stands in the way of the letter to the prefect, in the clerk's words: it tells of a communication that is in the journal. */
export const obstaclesLettrePrefet = ({ communiqueeLe }: Pick<Situation, 'communiqueeLe'>): string[] =>
  communiqueeLe === null ? [textesLettrePrefet.nonCommuniquee] : []
