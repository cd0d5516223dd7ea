import { expect, test } from 'vitest'
import { figuresInCsv } from './figures-file.ts'

test('the file for a spreadsheet has the four tables, their heads and their figures; nothing where there is no delay', () => {
  const file = figuresInCsv({
    depots: [{ type: 'CREATION', teleservice: 3, papier: 1 }],
    decisions: [{ type: 'CREATION', inscrites: 2, rejetees: 1, retirees: 0 }],
    delais: [{ delai: 'DECISION', nombre: 0, mediane: null, neufDixiemes: null }],
    files: [{ file: 'A_DECIDER', nombre: 4, enRetard: 1, mediane: 12, plusAncienne: 40 }],
  })
  expect(file.split('\r\n').filter((line) => /^"(Création|à la|À)/.test(line))).toEqual([
    '"Création";"3";"1";"4"',
    '"Création";"2";"1";"0";"3"',
    '"à la décision";"0";"";""',
    expect.stringMatching(/^"À .*";"4";"1";"12";"40"$/),
  ])
  expect(file.match(/"(Requêtes reçues|Décisions|Délais|Files d'attente aujourd'hui)"/g)).toHaveLength(4)
})
