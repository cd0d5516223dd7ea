import { describe, expect, test } from 'vitest'
import { openReferenceFiles } from './files.ts'

const files = await openReferenceFiles()
const communes = files.communes()
const competentes = communes.filter(({ tribunal }) => tribunal)

describe('the files of server/reference', () => {
  test('give each of the sixteen courts its own three letters', () => {
    const prefixes = files.tribunaux().map((court) => court['prefixe'])
    expect(prefixes).toHaveLength(16)
    expect(new Set(prefixes).size).toBe(16)
  })

  test('[FINAL-07] give every commune of Bas-Rhin, Haut-Rhin and Moselle, and no other, one of these courts', () => {
    const courts = new Set(files.tribunaux().map((court) => court['id']))
    const alsaceMoselle = communes.filter(({ code_insee }) => /^(57|67|68)/.test(code_insee))
    expect(alsaceMoselle).toHaveLength(1605)
    expect(competentes).toEqual(alsaceMoselle)
    expect(competentes.filter(({ tribunal }) => !courts.has(tribunal))).toEqual([])
  })

  test('name the communes of competence.csv as the official list does', () => {
    const names = new Map(communes.map(({ code_insee, libelle }) => [code_insee, libelle]))
    expect(files.competence().filter((row) => names.get(row['code_insee'] ?? '') !== row['commune'])).toEqual([])
  })

  test('let a court cover two départements, and two courts share a postal code', () => {
    const departements = competentes.filter(({ tribunal }) => tribunal === 'TPRX-SELESTAT').map(({ code_insee }) => code_insee.slice(0, 2))
    expect(new Set(departements)).toEqual(new Set(['67', '68']))
    const courtsOf = new Map<string, Set<string | null>>()
    for (const { code_postaux, tribunal } of competentes) {
      for (const code of code_postaux) courtsOf.set(code, (courtsOf.get(code) ?? new Set()).add(tribunal))
    }
    expect([...courtsOf.values()].filter((courts) => courts.size > 1)).toHaveLength(24)
  })

  test('list communes of today only, Paris as one', () => {
    expect(communes).toHaveLength(34_969)
    expect(communes.filter(({ libelle }) => libelle.startsWith('Paris')).map(({ code_insee }) => code_insee)).toContain('75056')
    expect(communes.find(({ code_insee }) => code_insee === '75101')).toBeUndefined()
  })

  test('list 250 countries, 197 nationalities and journals for the three départements', () => {
    const pays = files.pays()
    expect(pays).toHaveLength(250)
    expect(pays.filter((row) => row['nationalite'])).toHaveLength(197)
    expect(new Set(files.journaux().map((journal) => journal['departement']))).toEqual(new Set(['57', '67', '68']))
  })
})
