import { literal } from './characters.ts'
import { fontFiles, fontNames } from './font-files.ts'
import { remember } from './remember.ts'
import type { Fonts, Run } from './typeset.ts'

/** Joins neighbours of the same font into one run. */
const joined = (runs: readonly Run[]): Run[] =>
  runs.reduce<Run[]>((all, { font, text }) => {
    const last = all.at(-1)
    return last?.font === font ? [...all.slice(0, -1), { font, text: last.text + text }] : [...all, { font, text }]
  }, [])

/** A word uses one font: letters of two would look like a fault. Only the few signs that the second font lacks stay in the first. */
const runsOfWord = ([first, second]: (typeof fontNames)['regular' | 'bold']) =>
  remember((word): Run[] => {
    const characters = Array.from(word)
    if (characters.every(fontFiles[first].has)) return [{ font: first, text: word }]
    return joined(characters.map((text) => ({ font: fontFiles[second].has(text) ? second : first, text })))
  })
const runsIn = { regular: runsOfWord(fontNames.regular), bold: runsOfWord(fontNames.bold) }

/** Splits a text into words with their space, as pdfkit draws it. */
const words = (text: string): string[] => text.match(/[^ ]* |[^ ]+/g) ?? []

/** Font functions of a document. */
export const fonts: Fonts = {
  literal,
  runs: (text, { weight }) => joined(words(text).flatMap(runsIn[weight])),
  measure: (text, { weight, size }) =>
    words(text)
      .flatMap(runsIn[weight])
      .reduce((sum, run) => sum + fontFiles[run.font].shape(run.text).advanceWidth, 0) *
    (size / 1000),
}
