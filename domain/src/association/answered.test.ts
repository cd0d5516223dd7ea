import { expect, test } from 'vitest'
import { aSampleCommune } from '../core/exemples.ts'
import { answered, communesIn, stored } from './answered.ts'

const metz = aSampleCommune({ id: 7, codeInsee: '57463', libelle: 'Metz', codePostaux: ['57000', '57050'] })
const thann = aSampleCommune({ id: 8, codeInsee: '68334', libelle: 'Thann', codePostaux: ['68800'] })
const libre = aSampleCommune({ id: -1, codeInsee: null, libelle: 'Kehl', codePostaux: [] })
const value = {
  adresse: { commune: metz, pays: 'FRANCE' },
  liquidation: null,
  members: {
    physiques: [{ nom: 'Obersand', adresse: { commune: thann } }],
    morales: [{ denomination: 'Fédération', adresse: { commune: libre } }],
    reprises: [{ description: 'Comité de 1912' }],
  },
  indexMembres: [{ uuid: 'a', collection: 'reprises', index: 0 }],
}
const courts = new Map([
  [7, { tribunalJudiciaire: 'TJ-METZ', tribunalProximite: null }],
  [8, { tribunalJudiciaire: 'TJ-MULHOUSE', tribunalProximite: 'TPRX-THANN' }],
])

test('[X-85, X-87] an answer adds the type of each person and the courts of each commune, and changes nothing else', () => {
  expect(answered(value, courts)).toEqual({
    ...value,
    adresse: { ...value.adresse, commune: { ...metz, tribunalJudiciaire: 'TJ-METZ', tribunalProximite: null } },
    members: {
      physiques: [
        {
          type: 'PHYSIQUE',
          nom: 'Obersand',
          adresse: { commune: { ...thann, tribunalJudiciaire: 'TJ-MULHOUSE', tribunalProximite: 'TPRX-THANN' } },
        },
      ],
      morales: [
        {
          type: 'MORALE',
          denomination: 'Fédération',
          adresse: { commune: { ...libre, tribunalJudiciaire: null, tribunalProximite: null } },
        },
      ],
      reprises: [{ type: 'REPRISE', description: 'Comité de 1912' }],
    },
  })
})

test('an answer is read back as what is stored', () => {
  expect(stored<typeof value>(answered(value, courts))).toEqual(value)
})

test('the communes of a value are found at any depth', () => {
  expect(communesIn(value)).toEqual([metz, thann, libre])
  expect(communesIn(null)).toEqual([])
})
