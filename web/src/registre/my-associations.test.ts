import { expect, test } from 'vitest'
import { invitationsIn, rightsOf, sortAssociations, type MyAssociation } from './my-associations.ts'

const association = (nom: string, changes: Partial<MyAssociation> = {}): MyAssociation => ({
  numero: 'COL000001',
  nom,
  etat: 'INSCRITE',
  motifEtat: null,
  codePostal: '68000',
  commune: 'Colmar',
  rattachement: 'RATTACHE',
  gestion: false,
  depot: false,
  invitation: null,
  refus: null,
  numerisation: 'NON_DISPONIBLE',
  ...changes,
})

test('a person’s associations are sorted by name in French order', () => {
  const names = ['Écho 10', 'chorale', 'Écho 2', 'Amicale', 'Eau vive']
  expect(sortAssociations(names.map((nom) => association(nom))).map(({ nom }) => nom)).toEqual([
    'Amicale',
    'chorale',
    'Eau vive',
    'Écho 2',
    'Écho 10',
  ])
})

test('[MINE-05] invitations come first, then rattachements, then demandes pending at the court, each by name', () => {
  const lines = (['EN_COURS', 'RATTACHE', 'INVITATION_EN_COURS'] as const).flatMap((rattachement) =>
    ['b', 'a'].map((nom) => association(nom, { rattachement })),
  )
  expect(sortAssociations(lines).map(({ nom, rattachement }) => [rattachement, nom])).toEqual([
    ['INVITATION_EN_COURS', 'a'],
    ['INVITATION_EN_COURS', 'b'],
    ['RATTACHE', 'a'],
    ['RATTACHE', 'b'],
    ['EN_COURS', 'a'],
    ['EN_COURS', 'b'],
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

const sent = { identite: 'Odile Kirch', envoyeeLe: '2026-11-19' }

test('only pending invitations are listed, oldest first', () => {
  const invited = (nom: string, envoyeeLe: string) =>
    association(nom, { rattachement: 'INVITATION_EN_COURS', invitation: { ...sent, envoyeeLe, gestion: true, depot: true } })
  const found = invitationsIn([association('Chorale'), invited('a', '2026-11-20'), invited('b', '2026-11-19')])
  expect(found.map(({ nom }) => nom)).toEqual(['b', 'a'])
})

test.each([
  [{ gestion: true, depot: true }, ' Droits proposés\u00A0: déposer des requêtes, gérer les utilisateurs.'],
  [{ gestion: false, depot: false }, ''],
])('an invitation names its sender and the rights %j; a demande pending at the court gives no rights', (rights, proposed) => {
  const invited = association('Chorale', { rattachement: 'INVITATION_EN_COURS', invitation: { ...rights, ...sent } })
  expect(rightsOf(invited)).toBe(`Odile Kirch vous invite à rejoindre l'association Chorale.${proposed}`)
  expect(rightsOf(association('Chorale', { rattachement: 'EN_COURS' }))).toBeNull()
})
