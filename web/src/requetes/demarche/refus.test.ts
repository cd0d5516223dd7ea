import { expect, test } from 'vitest'
import { withoutChamp, withoutRacines } from './refus.ts'

const refus = (field: string) => ({ field, defaultMessage: 'non' })

test('a list that changes loses its refusals, and only them', () => {
  const erreurs = ['membres.nombre', 'membres.physiques[0].nom', 'documents[0].date', 'documents', 'declarant.nom'].map(refus)
  expect(withoutRacines(erreurs, ['membres']).map(({ field }) => field)).toEqual(['documents[0].date', 'documents', 'declarant.nom'])
  expect(withoutRacines(erreurs, ['documents']).map(({ field }) => field)).toEqual([
    'membres.nombre',
    'membres.physiques[0].nom',
    'declarant.nom',
  ])
})

test('a field that changes loses its refusal, whose path has brackets from the server and dots in the form', () => {
  const erreurs = ['declarant.nom', 'declarant.nomUsage', 'documents[0].date'].map(refus)
  expect(withoutChamp(erreurs, 'documents.0.date').map(({ field }) => field)).toEqual(['declarant.nom', 'declarant.nomUsage'])
  expect(withoutChamp(erreurs, 'declarant.nom').map(({ field }) => field)).toEqual(['declarant.nomUsage', 'documents[0].date'])
  expect(withoutChamp(erreurs, 'declarant.prenom')).toBe(erreurs)
})
