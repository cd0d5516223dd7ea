import { expect, test } from 'vitest'
import { resolveEtape } from './resolve-etape.ts'

const ids = ['declarant', 'association', 'membres', 'final']
const parcours = (atteinte: number, ...incompletes: string[]) => ({
  ids,
  atteinte,
  isIncomplete: (etape: string) => incompletes.includes(etape),
})

test('an address opens the step it names, once reached and with everything before it complete', () => {
  expect(resolveEtape(parcours(2), 'membres')).toBe('membres')
  expect(resolveEtape(parcours(3, 'membres'), 'association')).toBe('association')
  expect(resolveEtape(parcours(2), null)).toBeNull()
})

test('otherwise the address opens the first incomplete step; a step never seen is not complete, whatever it holds', () => {
  expect(resolveEtape(parcours(0), 'final')).toBe('declarant')
  expect(resolveEtape(parcours(1), 'final')).toBe('association')
  expect(resolveEtape(parcours(3, 'association', 'membres'), 'final')).toBe('association')
  expect(resolveEtape(parcours(3), 'nulle-part')).toBe('declarant')
})
