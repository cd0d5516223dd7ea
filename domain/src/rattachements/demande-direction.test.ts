import { expect, test } from 'vitest'
import { unMembreMorale, unMembrePhysique } from '../association/exemples.ts'
import type { Version } from '../association/version.ts'
import { uneVersion } from '../requetes/exemples.ts'
import { representantsFaceA } from './demande-direction.ts'

const demandeur = { nom: 'Wolfsberg', prenom: 'Ulysse' }
const direction = {
  members: {
    physiques: [{ ...unMembrePhysique({ prenom: 'Odile', nom: 'Mittelbrucher', fonction: 'Président(e)' }), uuid: 'p1' }],
    morales: [
      {
        ...unMembreMorale({ denomination: 'Harmonie', fonction: 'Secrétaire', prenomRepresentant: 'Lucien', nomRepresentant: 'Obersand' }),
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
      physiques: [{ ...unMembrePhysique({ prenom: 'ULYSSE', nom: 'wolfsberg', fonction: 'Liquidateur' }), uuid: 'l1' }],
      morales: [],
      reprises: [],
    },
    indexMembres: [],
  },
}
const face = (autrement: Partial<Version>) => representantsFaceA(uneVersion({ ...direction, ...autrement }), demandeur)

test('[STAFF-16] the clerk compares who asks with the direction of an association in existence', () => {
  const { qualite, representants } = face({})
  expect(qualite).toBe('DIRECTION')
  expect(representants.map(({ fonction, memeNom }) => [fonction, memeNom])).toEqual([
    ['Président(e)', false],
    ['Secrétaire', false],
    [null, false],
  ])
})

test('[STAFF-16] of a dissolved association, with its liquidators: the liquidator who asks is no stranger', () => {
  const { qualite, representants } = face({ etatAssociation: 'DISSOUTE', liquidationAssociation })
  expect(qualite).toBe('LIQUIDATEURS')
  expect(representants).toEqual([{ nom: expect.stringContaining('wolfsberg'), fonction: 'Liquidateur', memeNom: true }])
})

test('[STAFF-16] of an association struck off, with nobody', () => {
  expect(face({ etatAssociation: 'RADIEE', liquidationAssociation })).toEqual({ qualite: null, representants: [] })
})
