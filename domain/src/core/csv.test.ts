import { expect, test } from 'vitest'
import { enCsv } from './csv.ts'

test('a table begins with a UTF-8 byte order mark; each cell is quoted, its quotes doubled, its line breaks kept', () => {
  expect(
    enCsv([
      ['Numéro', 'Nom'],
      ['STR000001', 'Les "Amis"; et\nCie'],
    ]),
  ).toBe('\uFEFF"Numéro";"Nom"\r\n"STR000001";"Les ""Amis""; et\nCie"\r\n')
})

test.each(['=HYPERLINK("x")', '+33', '-1', '@SUM(A1)', ' =1', '\t=1', '\rx', '\nx', '＝1', '＋1', '－1', '＠x'])(
  'a spreadsheet shows %j and does not run it',
  (valeur) => {
    expect(enCsv([[valeur]])).toBe(`\uFEFF"'${valeur.replaceAll('"', '""')}"\r\n`)
  },
)
