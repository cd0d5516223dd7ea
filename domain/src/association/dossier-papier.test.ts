import { expect, test } from 'vitest'
import { hasDossierPapierByDefault } from './dossier-papier.ts'

test.each([
  ['1931-05-02', true],
  ['2023-03-31', true],
  ['2023-04-01', false],
  ['2026-11-20', false],
  [null, true],
])('[CONST-15] [DIGIT-09] an association registered on %s has a paper file until the court says otherwise: %s', (inscriteLe, expected) => {
  expect(hasDossierPapierByDefault(inscriteLe)).toBe(expected)
})
