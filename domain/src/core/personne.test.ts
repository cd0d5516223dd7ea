import { expect, test } from 'vitest'
import { Civilite, defaultCivilite, libelleCivilite } from './personne.ts'

test('[CONST-14] the civilities are Monsieur and Madame, the default is M', () => {
  expect(libelleCivilite('M')).toBe('Monsieur')
  expect(libelleCivilite('MME')).toBe('Madame')
  expect(defaultCivilite).toBe('M')
})

test('a missing civility is required, another one is not in the list', () => {
  expect(Civilite.safeParse(undefined).error?.issues[0]?.message).toBe('le champ est obligatoire')
  expect(Civilite.safeParse('MLLE').error?.issues[0]?.message).toBe('Choisissez une valeur de la liste.')
})
