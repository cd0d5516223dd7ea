import { expect, test } from 'vitest'
import type { Association } from 'contract/association/association'
import { memberLines } from './members-lines.ts'
import { comiteOf, hasMembers } from './comite-of.ts'

const adresse = {
  adresse: '1 rue du Lavoir',
  complementAdresse: null,
  codePostal: '67000',
  commune: { id: 1, codeInsee: '67482', libelle: 'Strasbourg', codePostaux: ['67000'] },
  pays: 'FRANCE',
}
const commun = { civilite: 'MME', email: null, telephone: null, estFondateur: false, adresse } as const
const nobody = { members: { physiques: [], morales: [], reprises: [] }, fondateurs: { physiques: [], morales: [] }, indexMembres: [] }

const association = (autrement: Partial<typeof nobody> | object): Association => ({ ...nobody, ...autrement }) as unknown as Association

test('the sheet has a members tab only when the register holds a member or a founder', () => {
  expect(hasMembers(association({}))).toBe(false)
  expect(hasMembers(association({ members: { ...nobody.members, reprises: [{ uuid: 'r', description: 'Comité de 1953' }] } }))).toBe(true)
  expect(hasMembers(association({ fondateurs: { physiques: [{ civilite: 'M', nom: 'A', prenom: 'B' }], morales: [] } }))).toBe(true)
})

test('the direction follows the order of the version, whatever the lists', () => {
  const members = {
    physiques: [{ ...commun, uuid: 'p', fonction: 'Secrétaire', nom: 'Obersand', prenom: 'Lucie', nationalite: 'FRANÇAISE' }],
    morales: [
      {
        ...commun,
        uuid: 'm',
        fonction: 'Trésorier(ère)',
        formeJuridique: 'SARL',
        denomination: 'Orgues',
        nomRepresentant: 'Kirch',
        prenomRepresentant: 'Ana',
        numeroInscription: '12',
      },
    ],
    reprises: [{ uuid: 'r', description: 'Comité de 1953' }],
  }
  const indexMembres = [
    { uuid: 'r', collection: 'reprises', index: 0 },
    { uuid: 'm', collection: 'morales', index: 1 },
    { uuid: 'p', collection: 'physiques', index: 2 },
  ]
  expect(memberLines(comiteOf(association({ members, indexMembres }))).map(({ fonction, identite }) => [fonction, ...identite])).toEqual([
    ['Repris du registre papier', 'Comité de 1953'],
    ['Trésorier(ère)', 'Orgues (SARL)', 'Représentant\u00A0: Madame Ana Kirch', "Numéro d'inscription\u00A0: 12"],
    ['Secrétaire', 'Madame Lucie Obersand'],
  ])
})
