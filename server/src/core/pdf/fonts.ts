import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { characters } from './characters.ts'
import type { Style } from './styles.ts'
import type { Fonts } from './typeset.ts'

/**
 * Atkinson Hyperlegible Next 2.001 as Google Fonts serves it (OFL, from npm @expo-google-fonts/atkinson-hyperlegible-next 0.4.1).
 * The files of @fontsource cannot serve here: each holds a part of the alphabet (« é » in one, « ł » in another).
 */
const bytes: Record<Style['weight'], Buffer> = {
  regular: readFileSync(new URL('./fonts/AtkinsonHyperlegibleNext_400Regular.ttf', import.meta.url)),
  bold: readFileSync(new URL('./fonts/AtkinsonHyperlegibleNext_700Bold.ttf', import.meta.url)),
}

const parse = (weight: Style['weight']) => fontkit.create(bytes[weight]) as fontkit.Font

/** Fonts that measure and shape. They are never embedded: cutting a subset would leave « . » without its character, being a part of « : ». */
const shaping = { regular: parse('regular'), bold: parse('bold') }
const shaped = { regular: new Map<string, fontkit.GlyphRun>(), bold: new Map<string, fontkit.GlyphRun>() }

/** Shapes a word once for all documents, for registers repeat their words: this halves the time of a document. */
const shape = (word: string, weight: Style['weight']): fontkit.GlyphRun => {
  const known = shaped[weight]
  const found = known.get(word)
  if (found) return found
  if (known.size > 20_000) known.clear()
  const run = shaping[weight].layout(word)
  known.set(word, run)
  return run
}

/**
 * A font to embed in one document. pdfkit scales the positions of a run in place; shared runs bear it because this font counts
 * 1000 units per em, as PDF does.
 */
export const fontFor = (weight: Style['weight']): fontkit.Font => {
  const font = parse(weight)
  font.layout = (word) => shape(word, weight)
  return font
}

export const fonts: Fonts = {
  literal: characters((codePoint) => shaping.regular.hasGlyphForCodePoint(codePoint)),
  // Word by word with its space, as pdfkit draws it.
  measure: (text, { weight, size }) =>
    (text.match(/[^ ]* |[^ ]+/g) ?? []).reduce((sum, word) => sum + shape(word, weight).advanceWidth, 0) *
    (size / shaping[weight].unitsPerEm),
}
