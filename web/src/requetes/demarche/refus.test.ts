import { expect, test } from 'vitest'
import { sansChamp, sansRacines } from './refus.ts'

const refus = (field: string) => ({ field, defaultMessage: 'non' })

test('a list that changes loses its refusals, and only them', () => {
  const erreurs = ['membres.nombre', 'membres.physiques[0].nom', 'documents[0].date', 'documents', 'declarant.nom'].map(refus)
  expect(sansRacines(erreurs, ['membres']).map(({ field }) => field)).toEqual(['documents[0].date', 'documents', 'declarant.nom'])
  expect(sansRacines(erreurs, ['documents']).map(({ field }) => field)).toEqual([
    'membres.nombre',
    'membres.physiques[0].nom',
    'declarant.nom',
  ])
})

test('a field that changes loses its refusal, whose path has brackets from the server and dots in the form', () => {
  const erreurs = ['declarant.nom', 'declarant.nomUsage', 'documents[0].date'].map(refus)
  expect(sansChamp(erreurs, 'documents.0.date').map(({ field }) => field)).toEqual(['declarant.nom', 'declarant.nomUsage'])
  expect(sansChamp(erreurs, 'declarant.nom').map(({ field }) => field)).toEqual(['declarant.nomUsage', 'documents[0].date'])
  expect(sansChamp(erreurs, 'declarant.prenom')).toBe(erreurs)
})
