import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aSampleCommune } from '../core/exemples.ts'
import { overtakenVersionPhrase } from './conflit-version.ts'
import { restoredEtat, obstaclesNonConformite } from './conformite.ts'
import { CreationReprise } from './creation-reprise.ts'
import { etatsAssociation } from './etats.ts'
import { takeOverMembres } from './take-over-membres.ts'
import { checkCreationReprise } from './check-reprise.ts'
import { versionDeReprise } from './version-reprise.ts'
import { Version } from './version.ts'

const compteur = () => {
  let n = 0
  return () => `uuid-${(n += 1)}`
}

const saisie = CreationReprise.parse({
  tribunal: 'TJ-COLMAR',
  denomination: 'Gesangverein Mittelbruch',
  objet: 'Chanter.',
  adresse: '1 rue du Papier',
  codePostal: '68000',
  commune: aSampleCommune(),
  dateConstitutive: '1911-04-02',
  reprise: { numeroVolume: 'XII', numeroFolio: '7', registre: [{ evenement: 'Inscription', date: '1911-05-01' }] },
  membres: ['Müller Hans, président', 'Weber Karl, trésorier'],
})

describe('[STAFF-18] an association known on paper only', () => {
  test('[ENT-16] becomes a version that its schema accepts, with the copied values and its members as described', () => {
    const version = versionDeReprise(saisie, compteur())
    expect(Version.parse(version)).toEqual(version)
    expect(version).toMatchObject({
      etatAssociation: 'INSCRITE',
      informations: { denomination: 'Gesangverein Mittelbruch', dateConstitutive: '1911-04-02', dateStatuts: null },
      members: {
        physiques: [],
        morales: [],
        reprises: [
          { uuid: 'uuid-1', description: 'Müller Hans, président' },
          { uuid: 'uuid-2', description: 'Weber Karl, trésorier' },
        ],
      },
      documents: [],
    })
    expect(version.indexMembres).toEqual([
      { uuid: 'uuid-1', collection: 'reprises', index: 0 },
      { uuid: 'uuid-2', collection: 'reprises', index: 1 },
    ])
  })

  test('refuses days in the future', () => {
    const [evenement] = saisie.reprise.registre
    if (!evenement) throw new Error('an event is missing')
    const registre = [evenement, { ...evenement, date: '2026-11-21', dateAg: '2027-01-01' }]
    const fautes = checkCreationReprise({ ...saisie, dateStatuts: '2030-01-01', reprise: { ...saisie.reprise, registre } }, '2026-11-20')
    expect(fautes.map(({ field }) => field)).toEqual(['dateStatuts', 'reprise.registre[1].date', 'reprise.registre[1].dateAg'])
    expect(checkCreationReprise(saisie, '2026-11-20')).toEqual([])
  })
})

describe('[STAFF-18] [ENT-16] taking over the members of the paper register', () => {
  const descriptions = fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 6 })

  test('lists exactly the given descriptions in order; an unchanged description keeps its uuid', () => {
    fc.assert(
      fc.property(descriptions, descriptions, (avant, apres) => {
        const uuid = compteur()
        const vide = { members: { physiques: [], morales: [], reprises: [] }, indexMembres: [] }
        const premier = takeOverMembres(vide, avant, uuid)
        const second = takeOverMembres(premier, apres, uuid)
        expect(second.members.reprises.map(({ description }) => description)).toEqual(apres)
        const count = (list: readonly string[], each: string) => list.filter((value) => value === each).length
        const gardes = second.members.reprises.filter((membre) => premier.members.reprises.some(({ uuid: known }) => known === membre.uuid))
        for (const each of 'ABCD') {
          const communs = gardes.filter(({ description }) => description === each)
          expect(communs).toHaveLength(Math.min(count(avant, each), count(apres, each)))
        }
        expect(second.indexMembres.map(({ uuid: known }) => known).toSorted()).toEqual(
          second.members.reprises.map(({ uuid: known }) => known).toSorted(),
        )
        expect(second.indexMembres.map(({ index }) => index)).toEqual(apres.map((_, i) => i))
      }),
    )
  })

  test('keeps the other members at their place in the direction', () => {
    const { members } = takeOverMembres({ members: { physiques: [], morales: [], reprises: [] }, indexMembres: [] }, ['A', 'B'], compteur())
    const indexMembres = [
      { uuid: 'uuid-2', collection: 'reprises', index: 0 },
      { uuid: 'personne', collection: 'physiques', index: 1 },
      { uuid: 'uuid-1', collection: 'reprises', index: 2 },
    ] as const
    expect(takeOverMembres({ members, indexMembres: [...indexMembres] }, ['B', 'C'], () => 'nouveau').indexMembres).toEqual([
      { uuid: 'uuid-2', collection: 'reprises', index: 0 },
      { uuid: 'personne', collection: 'physiques', index: 1 },
      { uuid: 'nouveau', collection: 'reprises', index: 2 },
    ])
  })
})

describe('[STAFF-20] conformity', () => {
  test('no non-conformity is recorded on an association that is struck off', () => {
    expect(etatsAssociation.filter((etat) => obstaclesNonConformite(etat).length > 0)).toEqual(['RADIEE'])
  })

  const { informations } = versionDeReprise(saisie, compteur())
  test.each([
    [['NONCONFORME', 'INSCRITE'], {}, 'INSCRITE'],
    [['NONCONFORME', 'NONCONFORME', 'DISSOUTE', 'INSCRITE'], {}, 'DISSOUTE'],
    [['NONCONFORME'], {}, 'INSCRITE'],
    [['NONCONFORME'], { dateDissolution: '2020-01-01' }, 'DISSOUTE'],
    [['NONCONFORME'], { dateDissolution: '2020-01-01', dateRadiation: '2021-01-01' }, 'RADIEE'],
  ] as const)('once lifted, %j with the dates %j becomes %s', (etats, dates, expected) => {
    expect(restoredEtat(etats, { ...informations, ...dates })).toBe(expected)
  })
})

test('the clerk who comes second reads who came first, when and what they did', () => {
  const instant = new Date('2026-11-20T13:02:00Z')
  expect(overtakenVersionPhrase('Dominique Greffe', instant, 'Mise à jour des documents')).toBe(
    "Dominique Greffe a modifié cette association le 20/11/2026 à 14\u00a0h\u00a002 (Mise à jour des documents). Votre acte n'a pas été enregistré.",
  )
  expect(overtakenVersionPhrase(null, instant, 'Reprise du registre papier')).toMatch(/^Le registre a changé le 20\/11\/2026/)
})
