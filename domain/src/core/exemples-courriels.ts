import type { WordedCourriel } from './courriel.ts'

/** Every mail in full, under its situation, for comparison with an approved text. */
export const mailsBySituation = (mails: Readonly<Record<string, WordedCourriel>>): string =>
  Object.entries(mails)
    .map(([situation, { sujet, paragraphes }]) => `######## ${situation}\n\nObjet : ${sujet}\n\n${paragraphes.join('\n\n')}\n`)
    .join('\n')
