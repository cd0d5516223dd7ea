import { expect, test } from 'vitest'
import { aFondateurPhysique } from '../../association/exemples.ts'
import { Version } from '../../association/version.ts'
import { aCreationDepot } from '../examples/filings.ts'
import { versionDeCreation } from './version-creation.ts'

const identifiants = {
  membre: (collection: string, position: number) => `${collection}-${position}`,
  documents: ['d1', 'd2', 'd3'],
  remplaces: [],
}
const version = versionDeCreation(aCreationDepot(), identifiants)

test('the version of a creation satisfies its schema, after a trip through JSON', () => {
  expect(Version.parse(JSON.parse(JSON.stringify(version)))).toEqual(version)
})

test('[X-13] the dates are inside the information, and the list gives the type of a member', () => {
  expect(version.etatAssociation).toBe('INSCRITE')
  expect(version.informations).toMatchObject({
    denomination: 'Association chorale de Mittelbruch',
    dateStatuts: '2026-10-03',
    dateRadiation: null,
  })
  expect(version.members.physiques.map(({ uuid }) => uuid)).toEqual(['physiques-0', 'physiques-1'])
})

test('the order of the direction uses the new identifiers of its members', () => {
  expect(version.indexMembres.map(({ uuid }) => uuid)).toEqual(['physiques-0', 'morales-0', 'physiques-1'])
})

test('[FOUND-07] founders in the direction are not stored twice', () => {
  const { fondateurs } = aCreationDepot()
  const repete = aFondateurPhysique({ localUuid: 'membre-1', nom: 'Autre' })
  const avec = versionDeCreation(
    aCreationDepot({ fondateurs: { ...fondateurs, physiques: [repete, ...fondateurs.physiques] } }),
    identifiants,
  )
  expect(avec.fondateurs).toEqual(version.fondateurs)
  expect(avec.fondateurs.physiques).toHaveLength(3)
})

test("an identifier sent by the browser never becomes a member's uuid", () => {
  const { comite } = aCreationDepot()
  const physiques = comite.physiques.map((membre) => ({ ...membre, uuid: 'uuid-of-somebody-else' }))
  expect(JSON.stringify(versionDeCreation(aCreationDepot({ comite: { ...comite, physiques } }), identifiants))).not.toContain(
    'somebody-else',
  )
})

test('a creation cannot set a date of dissolution or of radiation', () => {
  const { association } = aCreationDepot()
  const glissee = aCreationDepot({ association: { ...association, dateDissolution: '2020-01-01', dateRadiation: '2020-01-01' } })
  expect(versionDeCreation(glissee, identifiants)).toEqual(version)
})

test('[STAFF-21] of two statutes in one filing, the replaced one is not in force', () => {
  expect(versionDeCreation(aCreationDepot(), { ...identifiants, remplaces: ['d2'] }).documents).toEqual([
    { uuid: 'd1', actif: true },
    { uuid: 'd2', actif: false },
    { uuid: 'd3', actif: true },
  ])
})
