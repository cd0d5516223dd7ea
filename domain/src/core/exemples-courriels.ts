import type { CourrielRedige } from './courriel.ts'

/** Each mail whole, under the situation that it is written in, to be compared with an approved text. */
export const mailsBySituation = (mails: Readonly<Record<string, CourrielRedige>>): string =>
  Object.entries(mails)
    .map(([situation, { sujet, paragraphes }]) => `######## ${situation}\n\nObjet : ${sujet}\n\n${paragraphes.join('\n\n')}\n`)
    .join('\n')
