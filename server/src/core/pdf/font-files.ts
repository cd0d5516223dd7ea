import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { remember } from './remember.ts'

/**
 * Atkinson Hyperlegible Next 2.001 as Google Fonts serves it (OFL, from npm @expo-google-fonts/atkinson-hyperlegible-next 0.4.1). Words
 * with a letter that it lacks use Noto Sans 2.015 (OFL, from npm @expo-google-fonts/noto-sans 0.4.2): Vietnamese, Greek, Cyrillic. The
 * files of @fontsource cannot serve here: each holds a part of the alphabet (« é » in one, « ł » in another).
 */
export const fontNames = {
  regular: ['AtkinsonHyperlegibleNext_400Regular', 'NotoSans_400Regular'],
  bold: ['AtkinsonHyperlegibleNext_700Bold', 'NotoSans_700Bold'],
} as const
/** Name of a font in a document. */
export type FontName = (typeof fontNames)['regular' | 'bold'][number]

const load = (name: FontName) => {
  const bytes = readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url))
  const parse = () => fontkit.create(bytes) as fontkit.Font
  // The font that measures and shapes is never embedded: subsetting it would leave « . », a part of « : », without its character.
  const shaping = parse()
  return {
    parse,
    has: (character: string): boolean => shaping.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    shape: remember((word) => shaping.layout(word)),
    ascent: shaping.ascent / shaping.unitsPerEm,
  }
}

/** Fonts by name: the characters each has, how it shapes a word, and its height above the line in parts of its size. */
export const fontFiles: Readonly<Record<FontName, ReturnType<typeof load>>> = {
  AtkinsonHyperlegibleNext_400Regular: load('AtkinsonHyperlegibleNext_400Regular'),
  AtkinsonHyperlegibleNext_700Bold: load('AtkinsonHyperlegibleNext_700Bold'),
  NotoSans_400Regular: load('NotoSans_400Regular'),
  NotoSans_700Bold: load('NotoSans_700Bold'),
}

/**
 * Returns a font to embed in one document. pdfkit scales the positions of a run in place. Shared runs stay correct because these fonts have
 * 1000 units per em, as PDF does.
 */
export const fontFor = (name: FontName): fontkit.Font => {
  const { parse, shape } = fontFiles[name]
  const font = parse()
  font.layout = shape
  return font
}
