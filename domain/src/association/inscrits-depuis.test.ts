import { expect, test } from 'vitest'
import { unMembreMorale, unMembrePhysique } from './exemples.ts'
import { inscritsDepuis } from './inscrits-depuis.ts'
import type { Version } from './version.ts'

const physique = (uuid: string, fonction = 'Secrétaire'): Version['members']['physiques'][number] => {
  const { localUuid: _, ...membre } = unMembrePhysique({ fonction })
  return { ...membre, uuid }
}
const morale = (uuid: string): Version['members']['morales'][number] => {
  const { localUuid: _, ...membre } = unMembreMorale()
  return { ...membre, uuid }
}
const version = (le: string, evenement: 'REPRISE' | 'CREATION_REPRISE' | 'INSCRIPTION' | 'DOCUMENTS', ...physiques: string[]) => ({
  le,
  evenement,
  qualite: 'DIRECTION' as const,
  members: { physiques: physiques.map((each) => physique(...(each.split(' ') as [string]))), morales: [morale('m')], reprises: [] },
})

test('each member is told since the version that gave them their present function, without a gap', () => {
  const versions = [
    version('2024-03-04', 'INSCRIPTION', 'a', 'b', 'c', 'd'),
    version('2025-01-10', 'INSCRIPTION', 'a', 'b Président', 'c'),
    version('2025-02-11', 'DOCUMENTS', 'a', 'b Président', 'c'),
    version('2026-05-06', 'INSCRIPTION', 'a', 'b Président', 'd'),
  ]
  expect(Object.fromEntries(inscritsDepuis(versions))).toEqual({ a: '2024-03-04', b: '2025-01-10', d: '2026-05-06', m: '2024-03-04' })
})

test.each(['REPRISE', 'CREATION_REPRISE'] as const)(
  'the day of a takeover (%s) is no inscription: who comes after it has theirs',
  (event) => {
    const taken = {
      ...version('2023-03-01', event, 'a'),
      members: { ...version('', event, 'a').members, reprises: [{ uuid: 'r', description: 'Auguste' }] },
    }
    expect(Object.fromEntries(inscritsDepuis([taken]))).toEqual({ a: null, m: null, r: null })
    expect(Object.fromEntries(inscritsDepuis([taken, version('2024-03-04', 'INSCRIPTION', 'a', 'b')]))).toEqual({
      a: null,
      b: '2024-03-04',
      m: null,
    })
  },
)

test('a member of the direction who becomes a liquidator is told since the dissolution, even in the same function', () => {
  const dissoute = { ...version('2026-05-06', 'INSCRIPTION', 'a'), qualite: 'LIQUIDATEURS' as const }
  expect(Object.fromEntries(inscritsDepuis([version('2024-03-04', 'INSCRIPTION', 'a', 'b'), dissoute]))).toEqual({
    a: '2026-05-06',
    m: '2026-05-06',
  })
})

test('without a version nobody is', () => {
  expect(inscritsDepuis([]).size).toBe(0)
})
