import { textesActiveContenu } from './textes/active-contenu.ts'

/** Active content of a PDF (threat T5). `ILLISIBLE`: parts that could not be inspected, which may contain anything. */
export type ActiveContenu = keyof typeof textesActiveContenu.natures

/** Warns the clerk before a PDF is shown. A kind that this build does not know is worded as not inspected. */
export const describeActiveContenu = (contenus: readonly string[]): string =>
  textesActiveContenu.enonce(
    contenus.map((contenu) => textesActiveContenu.natures[contenu as ActiveContenu] ?? textesActiveContenu.natures.ILLISIBLE),
  )
