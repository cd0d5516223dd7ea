import { describe, expect, test } from 'vitest'
import { aMembreMorale, aMembrePhysique } from './exemples.ts'
import { registeredSince } from './registered-since.ts'
import type { Version } from './version.ts'

const physique = (uuid: string, fonction = 'Secrétaire'): Version['members']['physiques'][number] => {
  const { localUuid: _, ...membre } = aMembrePhysique({ fonction })
  return { ...membre, uuid }
}
const morale = (uuid: string): Version['members']['morales'][number] => {
  const { localUuid: _, ...membre } = aMembreMorale()
  return { ...membre, uuid }
}
const version = (
  le: string,
  evenement: 'REPRISE' | 'CREATION_REPRISE' | 'INSCRIPTION' | 'RECTIFICATION' | 'DOCUMENTS',
  ...physiques: string[]
) => ({
  le,
  evenement,
  qualite: 'DIRECTION' as const,
  members: { physiques: physiques.map((each) => physique(...(each.split(' ') as [string]))), morales: [morale('m')], reprises: [] },
})

test('each member dates from the version that gave them their present function without interruption', () => {
  const versions = [
    version('2024-03-04', 'INSCRIPTION', 'a', 'b', 'c', 'd'),
    version('2025-01-10', 'INSCRIPTION', 'a', 'b Président', 'c'),
    version('2025-02-11', 'DOCUMENTS', 'a', 'b Président', 'c'),
    version('2026-05-06', 'INSCRIPTION', 'a', 'b Président', 'd'),
  ]
  expect(Object.fromEntries(registeredSince(versions))).toEqual({ a: '2024-03-04', b: '2025-01-10', d: '2026-05-06', m: '2024-03-04' })
})

test.each(['REPRISE', 'CREATION_REPRISE'] as const)(
  'the day of a takeover (%s) is no inscription: who comes after it has theirs',
  (event) => {
    const taken = {
      ...version('2023-03-01', event, 'a'),
      members: { ...version('', event, 'a').members, reprises: [{ uuid: 'r', description: 'Auguste' }] },
    }
    expect(Object.fromEntries(registeredSince([taken]))).toEqual({ a: null, m: null, r: null })
    expect(Object.fromEntries(registeredSince([taken, version('2024-03-04', 'INSCRIPTION', 'a', 'b')]))).toEqual({
      a: null,
      b: '2024-03-04',
      m: null,
    })
  },
)

describe('[STAFF-18] a person typed again from a description of the paper register', () => {
  const taken = (...descriptions: string[]) => ({
    ...version('2026-11-25', 'CREATION_REPRISE'),
    members: { physiques: [], morales: [], reprises: descriptions.map((description, rang) => ({ uuid: `r${rang}`, description })) },
  })
  const typed = (nom: string, prenom: string, uuid = 'a') => {
    const suite = version('2026-12-09', 'RECTIFICATION', uuid)
    return { ...suite, members: { ...suite.members, physiques: suite.members.physiques.map((membre) => ({ ...membre, nom, prenom })) } }
  }
  test.each<[string, string[], string, string, string | null]>([
    ['is in the register since before', ['Müller Hans, président', 'Weber Karl, trésorier'], 'MUELLER', 'Hans Peter', null],
    ['of the same name and another first name has a day', ['Müller Hans, président'], 'Müller', 'Karl', '2026-12-09'],
    ['whose name is another has a day', ['Müller Hans, président'], 'Weber', 'Hans', '2026-12-09'],
    ['without description has a day', [], 'Müller', 'Hans', '2026-12-09'],
  ])('%s', (_, descriptions, nom, prenom, expected) => {
    expect(registeredSince([taken(...descriptions), typed(nom, prenom)]).get('a')).toBe(expected)
  })

  test('a legal entity too; a member who later takes another function has the day of that change', () => {
    const suite = typed('Müller', 'Hans')
    expect(registeredSince([taken(`${morale('m').denomination}, membre`), suite]).get('m')).toBeNull()
    const president = { ...suite, le: '2027-02-03', members: { ...suite.members, physiques: [physique('a', 'Président')] } }
    expect(registeredSince([taken('Müller Hans'), suite, president]).get('a')).toBe('2027-02-03')
    expect(registeredSince([taken('Müller Hans'), suite, { ...suite, le: '2027-02-03' }]).get('a')).toBeNull()
  })

  test('a member who returns after the description was removed has the day of the return', () => {
    const without = { ...typed('Weber', 'Karl', 'b'), le: '2027-01-05' }
    expect(registeredSince([taken('Müller Hans'), without, { ...typed('Müller', 'Hans'), le: '2028-01-06' }]).get('a')).toBe('2028-01-06')
  })
})

test('a member of the direction who becomes a liquidator dates from the dissolution, even with an unchanged function', () => {
  const dissoute = { ...version('2026-05-06', 'INSCRIPTION', 'a'), qualite: 'LIQUIDATEURS' as const }
  expect(Object.fromEntries(registeredSince([version('2024-03-04', 'INSCRIPTION', 'a', 'b'), dissoute]))).toEqual({
    a: '2026-05-06',
    m: '2026-05-06',
  })
})

test('without a version there is no day', () => {
  expect(registeredSince([]).size).toBe(0)
})
