import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { characters } from './characters.ts'
import type { Style } from './styles.ts'
import type { Fonts } from './typeset.ts'

/**
 * Atkinson Hyperlegible Next 2.001 as Google Fonts serves it (OFL, from npm @expo-google-fonts/atkinson-hyperlegible-next 0.4.1).
 * The files of @fontsource cannot serve here: each holds a part of the alphabet (« é » in one, « ł » in another), and a variable font has one PDF weight only.
 */
const open = (name: string) => fontkit.create(readFileSync(new URL(`./fonts/${name}`, import.meta.url))) as fontkit.Font

/** Parsed once per worker; each document takes its own subset. */
export const fontFiles: Record<Style['weight'], fontkit.Font> = {
  regular: open('AtkinsonHyperlegibleNext_400Regular.ttf'),
  bold: open('AtkinsonHyperlegibleNext_700Bold.ttf'),
}

const known = new Map<string, number>()

/** Width of a word in thousandths of the size; kept, because registers repeat their words. */
const widthOf = (word: string, weight: Style['weight']): number => {
  const key = weight + word
  const found = known.get(key)
  if (found !== undefined) return found
  const font = fontFiles[weight]
  const width = font.layout(word).advanceWidth / font.unitsPerEm
  if (known.size > 20_000) known.clear()
  known.set(key, width)
  return width
}

export const fonts: Fonts = {
  literal: characters((codePoint) => fontFiles.regular.hasGlyphForCodePoint(codePoint)),
  // Word by word with its space, as pdfkit draws it.
  measure: (text, { weight, size }) => (text.match(/[^ ]* ?/g) ?? []).reduce((sum, word) => sum + (word === '' ? 0 : widthOf(word, weight)), 0) * size,
}
