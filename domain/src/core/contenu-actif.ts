import { textesContenuActif } from './textes-contenu-actif.ts'

/** What a PDF can do besides being read (threat T5); `ILLISIBLE`: parts that could not be inspected may do anything. */
export type ContenuActif = keyof typeof textesContenuActif.natures

/** Told to the clerk before anything is shown. What an earlier or later version of the product calls otherwise counts as not inspected. */
export const enoncerContenuActif = (contenus: readonly string[]): string =>
  textesContenuActif.enonce(
    contenus.map((contenu) => textesContenuActif.natures[contenu as ContenuActif] ?? textesContenuActif.natures.ILLISIBLE),
  )
