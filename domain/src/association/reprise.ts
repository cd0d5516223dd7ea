import * as z from 'zod/mini'
import { JourFacultatif } from '../core/jour.ts'
import { codeObligatoire, corpsFacultatif, texteFacultatif, texteObligatoire } from '../core/texte.ts'

/** One event read in the paper register (ENT-21). */
export const EvenementRepris = z.strictObject({
  evenement: texteObligatoire(200),
  type: texteFacultatif(100),
  date: JourFacultatif,
  dateAg: JourFacultatif,
  texte: corpsFacultatif(4000),
})
export type EvenementRepris = z.output<typeof EvenementRepris>

/** The place of an association in the paper register, and what is read there (ENT-21, STAFF-18). */
export const Reprise = z.strictObject({
  numeroVolume: codeObligatoire(20),
  numeroFolio: codeObligatoire(20),
  registre: z.array(EvenementRepris).check(z.maxLength(200)),
})
export type Reprise = z.output<typeof Reprise>

/** The events of the paper register, latest first; those without a date come last (SHEET-24). */
export const evenementsRecents = (registre: readonly EvenementRepris[]): EvenementRepris[] =>
  registre.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : (a.date ?? '') > (b.date ?? '') ? -1 : 0))
