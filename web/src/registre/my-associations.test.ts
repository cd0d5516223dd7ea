import { expect, test } from 'vitest'
import { rightsOf, sortAssociations, type MyAssociation } from './my-associations.ts'

const association = (nom: string, changes: Partial<MyAssociation> = {}): MyAssociation => ({
  numero: 'COL000001',
  nom,
  etat: 'INSCRITE',
  codePostal: '68000',
  commune: 'Colmar',
  rattachement: 'RATTACHE',
  gestion: false,
  depot: false,
  invitation: null,
  numerisation: 'NON_DISPONIBLE',
  ...changes,
})

test('associations one is attached to are sorted by name as French sorts', () => {
  const names = ['Écho 10', 'chorale', 'Écho 2', 'Amicale', 'Eau vive']
  expect(sortAssociations(names.map((nom) => association(nom))).map(({ nom }) => nom)).toEqual([
    'Amicale',
    'chorale',
    'Eau vive',
    'Écho 2',
    'Écho 10',
  ])
})

test.each([
  [{ depot: true, gestion: true }, 'Vous pouvez\u00A0: déposer des requêtes, gérer les utilisateurs'],
  [{ depot: true }, 'Vous pouvez\u00A0: déposer des requêtes'],
  [{ gestion: true }, 'Vous pouvez\u00A0: gérer les utilisateurs'],
  [{}, 'Vous pouvez consulter, sans déposer de requête.'],
])('[MINE-07] the card says what %j allows', (rights, sentence) => {
  expect(rightsOf(association('Chorale', rights))).toBe(sentence)
})
