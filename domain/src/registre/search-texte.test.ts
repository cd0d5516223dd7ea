import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearchTexte } from './search-texte.ts'

test.each([
  ['STR000123', 'STR000123'],
  ['str 000 123', 'STR000123'],
  ['STR-000123', 'STR000123'],
  ['str1', 'STR1'],
  ['STR0000001', null],
  ['STR', null],
  ['STRA12', null],
  ['judo 12', null],
])('« %s » is the number %s', (texte, numero) => {
  expect(parseSearchTexte(texte)?.numero).toBe(numero)
})

test.each([
  ['XII', { volume: 'XII', folio: '' }],
  ['volume XII', { volume: 'XII', folio: '' }],
  ['Vol. 12, folio 45', { volume: '12', folio: '45' }],
  ['vol.12 fol.45', { volume: '12', folio: '45' }],
  ['folio 45', { volume: '', folio: '45' }],
  ['volley', { volume: 'volley', folio: '' }],
  ['volley club', null],
  ['judo club', null],
])('« %s » is looked for in the paper register as %o', (texte, reference) => {
  expect(parseSearchTexte(texte)?.reference).toEqual(reference)
})

test('words are folded as in the register and deduplicated; a postal code loses its space', () => {
  expect(parseSearchTexte(" L'Ânerie (de l'Est) ")?.mots).toEqual(['l', 'anerie', 'de', 'est'])
  expect(parseSearchTexte('judo St Avold')?.mots).toEqual(['judo', 'saint', 'avold'])
  expect(parseSearchTexte('judo judo')?.mots).toEqual(['judo'])
  expect(parseSearchTexte('judo 67 600')?.mots).toEqual(['judo', '67600'])
  expect(parseSearchTexte('667 600')?.mots).toEqual(['667', '600'])
})

test('a text without words searches nothing, and a text is cut after twenty words', () => {
  for (const texte of ['', '   ', '((', "'-/."]) expect(parseSearchTexte(texte), texte).toBeNull()
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 250 }), (texte) => {
      expect(parseSearchTexte(texte)?.mots.length ?? 0).toBeLessThanOrEqual(20)
    }),
  )
})
