import { textesContenuActif } from './textes/contenu-actif.ts'

/** Active content of a PDF (threat T5). `ILLISIBLE`: parts that could not be inspected, which may contain anything. */
export type ContenuActif = keyof typeof textesContenuActif.natures

/** Warns the clerk before a PDF is shown. A kind that this build does not know is worded as not inspected. */
export const enoncerContenuActif = (contenus: readonly string[]): string =>
  textesContenuActif.enonce(
    contenus.map((contenu) => textesContenuActif.natures[contenu as ContenuActif] ?? textesContenuActif.natures.ILLISIBLE),
  )
