import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Block, DocumentPdf } from './document.ts'
import { fonts } from './fonts.ts'
import { layOut } from './layout.ts'
import { paginate } from './pages.ts'
import { contentHeight, page } from './styles.ts'

const words = fc.string({ unit: fc.constantFrom('a', 'm', 'É', 'W', ' ', '-', "'"), maxLength: 400 })
const field = fc.record({ term: fc.string({ unit: fc.constantFrom('t', ' '), maxLength: 60 }), value: words })
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('heading' as const), text: words }),
  fc.record({ kind: fc.constant('paragraph' as const), text: words }),
  fc.record({ kind: fc.constant('mark' as const), text: words }),
  fc.record({ kind: fc.constant('notice' as const), title: words, text: words }),
  fc.record({ kind: fc.constant('fields' as const), fields: fc.array(field, { minLength: 1, maxLength: 12 }) }),
  fc.record({
    kind: fc.constant('table' as const),
    columns: fc.constant<{ header: string; share: number }[]>([
      { header: 'Un', share: 0.3 },
      { header: 'Deux', share: 0.7 },
    ]),
    rows: fc.array(fc.array(words, { minLength: 2, maxLength: 2 }), { maxLength: 25 }),
  }),
)
const signature: Block = {
  kind: 'signature',
  fields: [
    { term: 'Signataire', value: 'WWW' },
    { term: 'Qualité', value: 'WWW' },
    { term: 'Date', value: 'WWW' },
  ],
}
const sheet = (blocks: Block[]): DocumentPdf => ({
  title: 'Titre',
  reference: 'R26000123',
  issuer: ['Tribunal', 'Adresse'],
  blocks,
  footer: 'Pied',
  createdAt: '2026-11-20T10:00:00.000Z',
})
const laid = (blocks: Block[]) => paginate(layOut(sheet(blocks), fonts), contentHeight)

describe('layout of a page', () => {
  test('nothing leaves the page and nothing overlaps, whatever the content', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
        for (const placed of laid([...blocks, signature])) {
          let free = 0
          for (const { strip, y } of placed) {
            expect(y).toBeGreaterThanOrEqual(free - 1e-6)
            free = y + strip.height
            for (const { x, text, style } of strip.lines)
              expect(x + fonts.measure(text.trimEnd(), style)).toBeLessThanOrEqual(page.width - page.right + 1e-6)
          }
          expect(free).toBeLessThanOrEqual(contentHeight + 1e-6)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('a signature is whole, and never alone on its page', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
        const pages = laid([...blocks, signature])
        const last = pages.at(-1) ?? []
        const texts = last.flatMap(({ strip }) => strip.lines.map((line) => line.text))
        expect(texts).toEqual(expect.arrayContaining(['Signataire', 'Qualité', 'Date']))
        // The rule and three fields of the signature, and two bands of what is signed.
        expect(last.length).toBeGreaterThanOrEqual(6)
      }),
      { numRuns: 60 },
    )
  })

  test('a name of 150 letters wraps above the signature without moving to a page of its own', () => {
    const name = 'Association '.repeat(13).slice(0, 150)
    const pages = laid([{ kind: 'fields', fields: [{ term: 'Dénomination', value: name }] }, { kind: 'paragraph', text: name }, signature])
    expect(pages).toHaveLength(1)
  })

  test('the header of a table is repeated at the top of each page, without being read aloud again', () => {
    const rows = Array.from({ length: 80 }, (_, i) => [`ligne ${i}`, 'valeur'])
    const pages = laid([
      {
        kind: 'table',
        columns: [
          { header: 'Un', share: 0.3 },
          { header: 'Deux', share: 0.7 },
        ],
        rows,
      },
    ])
    expect(pages.length).toBeGreaterThan(1)
    for (const [first] of pages.slice(1)) {
      expect(first?.strip.lines.map(({ text, tag }) => [text, tag])).toEqual([
        ['Un', null],
        ['Deux', null],
      ])
    }
  })

  test.each([
    ['a court', ['Tribunal judiciaire de Strasbourg', '1 quai Finkmatt, 67000 Strasbourg']],
    [
      'a court that says how it is reached',
      [
        'Tribunal judiciaire de Strasbourg',
        'Greffe du registre des associations',
        '1 quai Finkmatt, 67000 Strasbourg',
        '03 88 75 27 00, associations.tj-strasbourg@justice.exemple, du lundi au vendredi de 9 h à 12 h et de 14 h à 16 h',
      ],
    ],
    [
      'somebody at a long address',
      ['Madame Odile Mittelbrucher', '12 rue des Tilleuls', 'Bâtiment B', 'Résidence du Ried', '67000 Strasbourg'],
    ],
  ])('what a window envelope shows of a letter of %s folded in three is the whole address and nothing else', (_, issuer) => {
    const millimetre = 72 / 25.4
    const addressee = ['Tribunal judiciaire', 'Greffe du registre', '1 quai Finkmatt', 'CS 61030', '67070 Strasbourg Cedex']
    const [first = []] = paginate(
      layOut({ ...sheet([{ kind: 'mark', text: 'R26000123' }]), issuer, addressee, folded: true }, fonts),
      contentHeight,
    )
    const lines = first.flatMap(({ strip, y }) =>
      strip.lines.map(({ text, x }) => ({ text, x, top: y + page.top, bottom: y + page.top + strip.height })),
    )
    // Wherever the sheet slides in a DL envelope, its window shows nothing below 90 mm. From 100 mm on, it shows all that lies between 45
    // and 79 mm.
    const shown = lines.filter(({ top, bottom }) => bottom > 45 * millimetre && top < 90 * millimetre)
    expect(shown.map(({ text }) => text.trimEnd())).toEqual(addressee)
    for (const { x, top, bottom } of shown) {
      expect(x).toBeGreaterThanOrEqual(100 * millimetre)
      expect(top).toBeGreaterThanOrEqual(45 * millimetre)
      expect(bottom).toBeLessThanOrEqual(79 * millimetre)
    }
  })

  test('a text longer than a page runs over several', () => {
    const pages = laid([{ kind: 'fields', fields: [{ term: 'Objet', value: 'mot '.repeat(4000) }] }])
    const drawn = pages.flat().flatMap(({ strip }) => strip.lines.flatMap(({ text }) => text.match(/mot/g) ?? []))
    expect(pages.length).toBeGreaterThan(2)
    expect(drawn).toHaveLength(4000)
  })
})
