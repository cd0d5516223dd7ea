import { expect, test } from 'vitest'
import { filterByNom } from './filter-documents.ts'

const documents = [{ nom: 'Statuts 2026.pdf' }, { nom: 'PROCÈS-VERBAL.pdf' }, { nom: 'ordonnance.pdf' }]

test.each([
  ['', ['Statuts 2026.pdf', 'PROCÈS-VERBAL.pdf', 'ordonnance.pdf']],
  ['  STATUTS ', ['Statuts 2026.pdf']],
  ['procès', ['PROCÈS-VERBAL.pdf']],
  ['2026.p', ['Statuts 2026.pdf']],
  ['registre', []],
])('[SHEET-26] the filter « %s » is trimmed and ignores case', (texte, noms) => {
  expect(filterByNom(documents, texte).map(({ nom }) => nom)).toEqual(noms)
})
