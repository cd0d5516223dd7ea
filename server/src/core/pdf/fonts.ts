import { literal } from './characters.ts'
import { fontFiles, fontNames } from './font-files.ts'
import { remember } from './remember.ts'
import type { Fonts, Run } from './typeset.ts'

/** Neighbours of one font are one run. */
const joined = (runs: readonly Run[]): Run[] =>
  runs.reduce<Run[]>((all, { font, text }) => {
    const last = all.at(-1)
    return last?.font === font ? [...all.slice(0, -1), { font, text: last.text + text }] : [...all, { font, text }]
  }, [])

/** A word is of one font: letters of two would look like a fault. Only the few signs the second lacks stay in the first. */
const runsOfWord = ([first, second]: (typeof fontNames)['regular' | 'bold']) =>
  remember((word): Run[] => {
    const characters = Array.from(word)
    if (characters.every(fontFiles[first].has)) return [{ font: first, text: word }]
    return joined(characters.map((text) => ({ font: fontFiles[second].has(text) ? second : first, text })))
  })
const runsIn = { regular: runsOfWord(fontNames.regular), bold: runsOfWord(fontNames.bold) }

/** Word by word with its space, as pdfkit draws it. */
const words = (text: string): string[] => text.match(/[^ ]* |[^ ]+/g) ?? []

/** The fonts a document is set in. */
export const fonts: Fonts = {
  literal,
  runs: (text, { weight }) => joined(words(text).flatMap(runsIn[weight])),
  measure: (text, { weight, size }) =>
    words(text)
      .flatMap(runsIn[weight])
      .reduce((sum, run) => sum + fontFiles[run.font].shape(run.text).advanceWidth, 0) *
    (size / 1000),
}
