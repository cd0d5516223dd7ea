import { expect, test } from 'vitest'
import { hasSomethingToDo, type OwnAssociation, nextEcheance, sortOwnAssociations } from './own-associations.ts'

const oneAssociation = (nom: string, autrement: Partial<OwnAssociation> = {}): OwnAssociation => ({
  numero: `STR${nom}`,
  nom,
  commune: 'Metz',
  depot: true,
  demandes: [],
  statuts: null,
  nonConformites: [],
  ...autrement,
})
const on = (...jours: string[]) => ({ demandes: jours.map((dateRetour) => ({ dateRetour })) })

test.each([
  [{}, false],
  [on('2026-12-01'), true],
  [{ statuts: 'R26000001' }, true],
  [{ nonConformites: ['Une liste manque'] }, true],
  [{ nonConformites: ['Une liste manque'], depot: false }, false],
])('of %j, something is to be done by this person: %s', (autrement, dite) => {
  expect(hasSomethingToDo(oneAssociation('Chorale', autrement))).toBe(dite)
})

test('the due date of an association is the earliest one among its demandes', () => {
  expect([nextEcheance(on('2026-12-10', '2026-12-01')), nextEcheance(on())]).toEqual(['2026-12-01', null])
})

test('by due date, ascending or descending; rows without one come after, those with something to do first; then by name, ignoring accents', () => {
  const toutes = [
    oneAssociation('École 10'),
    oneAssociation('École 2'),
    oneAssociation('Fanfare', { statuts: 'R26000001' }),
    oneAssociation('Judo', on('2026-12-10')),
    oneAssociation('Zither', on('2026-12-01')),
    oneAssociation('Amis', on('2026-12-10')),
  ]
  const noms = (sens: 'asc' | 'desc') => sortOwnAssociations(toutes, 'echeance', sens).map(({ nom }) => nom)
  expect(noms('asc')).toEqual(['Zither', 'Amis', 'Judo', 'Fanfare', 'École 2', 'École 10'])
  expect(noms('desc')).toEqual(['Amis', 'Judo', 'Zither', 'Fanfare', 'École 2', 'École 10'])
})

test('by name or by commune, ascending or descending; ties by name, then by number', () => {
  const [a, b, c] = [
    oneAssociation('Amis', { commune: 'Colmar', numero: 'STR2' }),
    oneAssociation('Amis', { numero: 'STR1' }),
    oneAssociation('Éole', { commune: 'Metz' }),
  ]
  const ordre = (champ: 'nom' | 'commune', sens: 'asc' | 'desc') => sortOwnAssociations([a, b, c], champ, sens).map(({ numero }) => numero)
  expect(ordre('nom', 'asc')).toEqual(['STR1', 'STR2', 'STRÉole'])
  expect(ordre('nom', 'desc')).toEqual(['STRÉole', 'STR1', 'STR2'])
  expect(ordre('commune', 'asc')).toEqual(['STR2', 'STR1', 'STRÉole'])
  expect(ordre('commune', 'desc')).toEqual(['STR1', 'STRÉole', 'STR2'])
})
