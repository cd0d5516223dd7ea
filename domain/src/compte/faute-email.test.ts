import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suggestEmail } from './faute-email.ts'

test.each([
  ['camille@gmial.com', 'camille@gmail.com'],
  ['camille@gmail.co', 'camille@gmail.com'],
  ['camille@gmail.con', 'camille@gmail.com'],
  ['camille@gmaill.com', 'camille@gmail.com'],
  ['Camille.Weber@Ornge.fr', 'Camille.Weber@orange.fr'],
  ['camille@wanado.fr', 'camille@wanadoo.fr'],
  ['camille@laposte.ent', 'camille@laposte.net'],
])('%s was probably meant to be %s', (saisi, attendu) => {
  expect(suggestEmail(saisi)).toBe(attendu)
})

test.each(['camille@gmail.com', 'camille@yahoo.com', 'camille@hotmail.fr', 'chorale@exemple.fr', 'camille', '@gmial.com', 'camille@', ''])(
  '%j is left alone',
  (saisi) => {
    expect(suggestEmail(saisi)).toBeNull()
  },
)

test('a suggested address gets no further suggestion and keeps its local part', () => {
  const domaine = fc
    .constantFrom('gmail.com', 'orange.fr', 'laposte.net')
    .chain((juste) =>
      fc
        .tuple(fc.nat(juste.length - 1), fc.constantFrom('', 'a', 'xx'))
        .map(([rang, remplace]) => juste.slice(0, rang) + remplace + juste.slice(rang + 1)),
    )
  fc.assert(
    fc.property(domaine, (saisi) => {
      const suggestion = suggestEmail(`jean.muller@${saisi}`)
      fc.pre(suggestion !== null)
      expect(suggestion).toMatch(/^jean\.muller@/)
      expect(suggestEmail(suggestion ?? '')).toBeNull()
    }),
  )
})
