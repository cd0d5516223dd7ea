import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NomFichier, nomDeFichier } from './nom-fichier.ts'

const PDF = 'application/pdf'

test.each([
  ['Statuts signés.pdf', PDF, 'Statuts signés.pdf'],
  ['Statuts v1.2.PDF', PDF, 'Statuts v1.2.PDF'],
  ['PV du 12.10.2026', PDF, 'PV du 12.10.2026.pdf'],
  ['Lettre de M.Dupont.pdf', PDF, 'Lettre de M.Dupont.pdf'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  // The content decides the type.
  ['statuts.pdf', 'image/png', 'statuts.png'],
  ['photo.png', 'image/jpeg', 'photo.jpg'],
  ['statuts', PDF, 'statuts.pdf'],
  ['statuts.exe', PDF, 'statuts.pdf'],
  ['statuts.pdf.exe', PDF, 'statuts.pdf'],
  ['statuts.exe.pdf', PDF, 'statuts.pdf'],
  ['statuts.pdf .js', PDF, 'statuts.pdf'],
  // Characters that reverse or hide the text.
  ['statuts\u202Efdp.exe', PDF, 'statutsfdp.pdf'],
  ['sta\u200Btu\uFEFFts\u00AD\u2066.pdf', PDF, 'statuts.pdf'],
  ['sta\u0000tu\nts\u0085.pdf', PDF, 'statuts.pdf'],
  ['Statuts d\u00E9poses\u0301.pdf', PDF, 'Statuts déposeś.pdf'],
  ['e\u200B\u0301t\u00E9.pdf', PDF, 'été.pdf'],
  ['a\uD800b.pdf', PDF, 'ab.pdf'],
  // Names that open nothing, or open something else.
  ['.', PDF, 'document.pdf'],
  ['..', PDF, 'document.pdf'],
  ['.pdf', PDF, 'pdf.pdf'],
  ['\u202E', PDF, 'document.pdf'],
  ['../../etc/passwd', PDF, '-..-etc-passwd.pdf'],
  ['C:\\statuts.pdf', PDF, 'C:-statuts.pdf'],
  ['. statuts . .pdf', PDF, 'statuts.pdf'],
])('%j, %s, is kept as %j', (nom, mime, kept) => {
  expect(nomDeFichier(nom, mime)).toBe(kept)
})

test('a name too long is cut before its extension', () => {
  const kept = nomDeFichier(`${'é'.repeat(400)}.pdf`, PDF)
  expect([kept.length, kept.slice(-5)]).toEqual([255, 'é.pdf'])
  expect(nomDeFichier(`${'a'.repeat(250)}🎻.pdf`, PDF).isWellFormed()).toBe(true)
})

test('any name gives a stored name that is readable, opens, and stays the same when stored again', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('.', ' ', '/', '\u202E', '\u0301', 'e', '.pdf', '.exe') }),
  )
  fc.assert(
    fc.property(anything, fc.constantFrom(PDF, 'image/jpeg', 'image/png'), (nom, mime) => {
      const kept = nomDeFichier(nom, mime)
      expect(kept).toMatch(/^[^.\s].*\.(pdf|jpe?g|png)$/iu)
      expect(kept).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}/\\]/u)
      expect(kept.length).toBeLessThanOrEqual(255)
      expect(nomDeFichier(kept, mime)).toBe(kept)
    }),
  )
})

test('a received name loses its invisible characters and is never empty; a missing one is refused', () => {
  expect(NomFichier.parse(' sta\u202Etuts.pdf ')).toBe('statuts.pdf')
  expect(NomFichier.parse('..')).toBe('document')
  for (const absent of ['', '  ', null, undefined]) expect(NomFichier.safeParse(absent).success).toBe(false)
  expect(NomFichier.safeParse('a'.repeat(256)).success).toBe(false)
})
