import { expect, test } from 'vitest'
import { keptJournal, namedJournal, offeredJournaux } from './journaux.ts'

const journal = (id: number, libelle: string, departement: string) => ({ id, libelle, departement })
const duBasRhin = journal(9, "L'Alsace", '67')
const duHautRhin = journal(12, "L'Alsace", '68')
const deMoselle = journal(3, 'La Semaine', '57')
const tous = [deMoselle, duBasRhin, duHautRhin]
const a = (codePostal: string, sousType: string | null = 'PUBCRE') => ({ codePostal, sousType })

test('[ANNEX-30] only the newspapers of the département of the postal code are offered', () => {
  expect(offeredJournaux(tous, a('67200'))).toEqual([duBasRhin])
  expect(offeredJournaux(tous, a(' 68100 '))).toEqual([duHautRhin])
  expect(offeredJournaux(tous, a('57000', null))).toEqual([deMoselle])
  expect(offeredJournaux(tous, a('75001'))).toEqual([])
  expect(offeredJournaux(tous, a(''))).toEqual([])
})

test('[ANNEX-31] all of them for the publication of a merger', () => {
  expect(offeredJournaux(tous, a('67200', 'PUBFUS'))).toEqual(tous)
})

test('[ANNEX-32] the chosen newspaper is cleared when it no longer serves the place; a merger keeps it, and so does a free text', () => {
  expect(keptJournal(duBasRhin, a('67000'))).toBe(duBasRhin)
  expect(keptJournal(duBasRhin, a('68000'))).toBeNull()
  expect(keptJournal(duBasRhin, a('68000', 'PUBFUS'))).toBe(duBasRhin)
  const libre = namedJournal('La Gazette', tous)
  expect(keptJournal(libre, a('68000'))).toBe(libre)
  expect(keptJournal(null, a('68000'))).toBeNull()
})

test('[ANNEX-33] a typed newspaper has the id -1, unless it names exactly one of those offered', () => {
  expect(namedJournal('La Gazette', tous)).toEqual({ id: -1, libelle: 'La Gazette', departement: null })
  expect(namedJournal("L'Alsace", [duHautRhin])).toBe(duHautRhin)
  expect(namedJournal("L'Alsace", tous)).toEqual({ id: -1, libelle: "L'Alsace", departement: null })
})
