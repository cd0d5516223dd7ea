import { expect, test } from 'vitest'
import { enVigueurFirst } from './ordre-documents.ts'

test('[SHEET-19] documents in force come first, then the latest day, undated ones last', () => {
  const documents = [
    { nom: 'statuts de 1995', actif: false, date: '1995-03-01' },
    { nom: 'pv', actif: true, date: '2019-04-02' },
    { nom: 'pièce', actif: true, date: null },
    { nom: 'statuts de 2019', actif: false, date: '2019-04-02' },
    { nom: 'statuts', actif: true, date: '2026-10-03' },
    { nom: 'déclaration', actif: true, date: '2026-10-03' },
  ]
  expect(enVigueurFirst(documents).map(({ nom }) => nom)).toEqual([
    'statuts',
    'déclaration',
    'pv',
    'pièce',
    'statuts de 2019',
    'statuts de 1995',
  ])
})
