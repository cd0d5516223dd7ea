import { expect, test } from 'vitest'
import { aFaire, type Mienne, prochaineEcheance, trierMiennes } from './miennes.ts'

const une = (nom: string, autrement: Partial<Mienne> = {}): Mienne => ({
  numero: `STR${nom}`,
  nom,
  commune: 'Metz',
  depot: true,
  demandes: [],
  statuts: null,
  nonConformites: [],
  ...autrement,
})
const le = (...jours: string[]) => ({ demandes: jours.map((dateRetour) => ({ dateRetour })) })

test.each([
  [{}, false],
  [le('2026-12-01'), true],
  [{ statuts: 'R26000001' }, true],
  [{ nonConformites: ['Une liste manque'] }, true],
  [{ nonConformites: ['Une liste manque'], depot: false }, false],
])('of %j, something is to be done by this person: %s', (autrement, dite) => {
  expect(aFaire(une('Chorale', autrement))).toBe(dite)
})

test('the due date of an association is the earliest one among its demandes', () => {
  expect([prochaineEcheance(le('2026-12-10', '2026-12-01')), prochaineEcheance(le())]).toEqual(['2026-12-01', null])
})

test('by due date, ascending or descending; rows without one come after, those with something to do first; then by name, ignoring accents', () => {
  const toutes = [
    une('École 10'),
    une('École 2'),
    une('Fanfare', { statuts: 'R26000001' }),
    une('Judo', le('2026-12-10')),
    une('Zither', le('2026-12-01')),
    une('Amis', le('2026-12-10')),
  ]
  const noms = (sens: 'asc' | 'desc') => trierMiennes(toutes, 'echeance', sens).map(({ nom }) => nom)
  expect(noms('asc')).toEqual(['Zither', 'Amis', 'Judo', 'Fanfare', 'École 2', 'École 10'])
  expect(noms('desc')).toEqual(['Amis', 'Judo', 'Zither', 'Fanfare', 'École 2', 'École 10'])
})

test('by name or by commune, ascending or descending; ties by name, then by number', () => {
  const [a, b, c] = [une('Amis', { commune: 'Colmar', numero: 'STR2' }), une('Amis', { numero: 'STR1' }), une('Éole', { commune: 'Metz' })]
  const ordre = (champ: 'nom' | 'commune', sens: 'asc' | 'desc') => trierMiennes([a, b, c], champ, sens).map(({ numero }) => numero)
  expect(ordre('nom', 'asc')).toEqual(['STR1', 'STR2', 'STRÉole'])
  expect(ordre('nom', 'desc')).toEqual(['STRÉole', 'STR1', 'STR2'])
  expect(ordre('commune', 'asc')).toEqual(['STR2', 'STR1', 'STRÉole'])
  expect(ordre('commune', 'desc')).toEqual(['STR1', 'STRÉole', 'STR2'])
})
