import { expect, test } from 'vitest'
import { aMembreMorale, aMembrePhysique } from '../association/exemples.ts'
import type { Version } from '../association/version.ts'
import { makeVersion } from '../requetes/examples/filings.ts'
import { differenceWithRegister, type RepresentantFaceA, representantsFaceA } from './demande-direction.ts'

const demandeur = { nom: 'Wolfsberg', prenom: 'Ulysse' }
const direction = {
  members: {
    physiques: [{ ...aMembrePhysique({ prenom: 'Odile', nom: 'Mittelbrucher', fonction: 'Président(e)' }), uuid: 'p1' }],
    morales: [
      {
        ...aMembreMorale({ denomination: 'Harmonie', fonction: 'Secrétaire', prenomRepresentant: 'Lucien', nomRepresentant: 'Obersand' }),
        uuid: 'm1',
      },
    ],
    reprises: [{ uuid: 'r1', description: 'Auguste, trésorier' }],
  },
  indexMembres: [],
}
const liquidationAssociation: Version['liquidationAssociation'] = {
  commentaireLiquidation: null,
  liquidateurs: {
    members: {
      physiques: [{ ...aMembrePhysique({ prenom: 'ULYSSE', nom: 'wolfsberg', fonction: 'Liquidateur' }), uuid: 'l1' }],
      morales: [],
      reprises: [],
    },
    indexMembres: [],
  },
}
const face = (autrement: Partial<Version>) => representantsFaceA(makeVersion({ ...direction, ...autrement }), demandeur)

test('[STAFF-16] the clerk compares the person who asks with the direction of an existing association', () => {
  const { qualite, representants } = face({})
  expect(qualite).toBe('DIRECTION')
  expect(representants.map(({ fonction, memeNom }) => [fonction, memeNom])).toEqual([
    ['Président(e)', false],
    ['Secrétaire', false],
    [null, false],
  ])
})

test('[STAFF-16] the clerk compares them with the liquidators of a dissolved association: a liquidator who asks is recognised', () => {
  const { qualite, representants } = face({ etatAssociation: 'DISSOUTE', liquidationAssociation })
  expect(qualite).toBe('LIQUIDATEURS')
  expect(representants).toEqual([{ nom: expect.stringContaining('wolfsberg'), fonction: 'Liquidateur', memeNom: true }])
})

test('[STAFF-16] the clerk compares them with nobody when the association is struck off', () => {
  expect(face({ etatAssociation: 'RADIEE', liquidationAssociation })).toEqual({ qualite: null, representants: [] })
})

const member = (fonction: string | null, memeNom: boolean): RepresentantFaceA => ({ nom: 'Odile Obersand', fonction, memeNom })
const said = (representants: RepresentantFaceA[], fonction: string, qualite: 'DIRECTION' | 'LIQUIDATEURS' | null = 'DIRECTION') =>
  differenceWithRegister({ qualite, representants, prenom: 'Odile', nom: 'Obersand', fonction })?.replaceAll('\u00A0', ' ') ?? null

test('[STAFF-16] a person with the name and function of a registered member shows no difference, whatever the gender of the function', () => {
  expect(said([member('Secrétaire', false), member('Président(e)', true)], 'Présidente')).toBeNull()
  expect(said([member('Président', true)], 'présidente')).toBeNull()
  expect(said([member('Trésorière', true), member('Président', true)], 'Président(e)')).toBeNull()
})

test('[STAFF-16] a person absent from the registered direction is reported as absent, paper members included', () => {
  const absent =
    "Odile Obersand ne figure pas dans la direction inscrite au registre. Vérifiez ce qui établit sa fonction avant d'accepter."
  expect(said([], 'Président')).toBe(absent)
  expect(said([member('Président', false), member(null, false)], 'Président')).toBe(absent)
})

test('[STAFF-16] a function that differs from the registered one is reported with both', () => {
  expect(said([member('Trésorier', true), member('Président', false)], 'Vice-Président')).toBe(
    "La fonction inscrite au registre (« Trésorier ») n'est pas celle qui est déclarée (« Vice-Président »). Vérifiez ce qui l'établit avant d'accepter.",
  )
})

test('[STAFF-16] a person who is not among the liquidators of a dissolved association is reported; nothing is reported for one struck off', () => {
  expect(said([member('Liquidateur', false)], 'Liquidateur', 'LIQUIDATEURS')).toBe(
    "Odile Obersand ne figure pas parmi les liquidateurs inscrits au registre. Vérifiez ce qui établit sa fonction avant d'accepter.",
  )
  expect(said([], 'Liquidateur', null)).toBeNull()
})
