import { expect, test } from 'vitest'
import { figuresInCsv } from './figures-file.ts'
import type { Statistics } from './tables.ts'

test('the CSV file names courts and period, then holds the five tables; a missing delay gives an empty cell', () => {
  const statistics: Statistics = {
    depots: [{ type: 'CREATION', teleservice: 3, papier: 1 }],
    decisions: [{ type: 'CREATION', inscrites: 2, rejetees: 1, retirees: 0 }],
    delais: [{ delai: 'DECISION', nombre: 0, mediane: null, neufDixiemes: null }],
    etapes: [{ etape: 'EXAMEN', nombre: 2, mediane: 3, neufDixiemes: 8 }],
    files: [{ file: 'A_DECIDER', nombre: 4, enRetard: 1, mediane: 12, plusAncienne: 40 }],
  }
  const file = figuresInCsv(statistics, { courts: 'Tribunal judiciaire de Colmar', du: '2026-01-01', au: '2026-06-30' })
  expect(file).toMatch(/^\uFEFF"Statistiques";"Tribunal judiciaire de Colmar";"Du 01\/01\/2026 au 30\/06\/2026"\r\n/)
  expect(file.match(/"(Les requêtes|Jours)[^"]{20,}"\r\n/g)).toHaveLength(5)
  expect(file.split('\r\n').filter((line) => /^"(Création|à la|en examen|À)/.test(line))).toEqual([
    '"Création";"3";"1";"4"',
    '"Création";"2";"1";"0";"3"',
    '"à la décision";"0";"";""',
    '"en examen";"2";"3";"8"',
    expect.stringMatching(/^"À .*";"4";"1";"12";"40"$/),
  ])
  expect(file.match(/"(Requêtes reçues|Décisions|Délais|Durée de chaque étape|Files d'attente aujourd'hui)"/g)).toHaveLength(5)
})
