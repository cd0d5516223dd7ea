import type { CorpsErreur } from 'domain/core/erreurs'
import { expect, test } from 'vitest'
import { requireStorable } from './storable.ts'

const refused = (sent: unknown): CorpsErreur['errors'] => {
  try {
    requireStorable(sent)
    return []
  } catch (error) {
    return (error as { body: CorpsErreur }).body.errors
  }
}
const characterError = (ou: string) => `Le texte contient un caractère non imprimable${ou}. Supprimez-le.`
const valeur = "Cette valeur n'est pas valide."

test('NUL, lone surrogates and numbers that no column holds are reported with their paths, in order', () => {
  expect(refused({ nom: 'a\0', membres: [{ prenom: 'ok' }, { prenom: '\ud800' }], version: 2_147_483_648, moins: -2_147_483_649 })).toEqual(
    [
      { field: 'nom', defaultMessage: characterError(' après «\u00A0a\u00A0»') },
      { field: 'membres[1].prenom', defaultMessage: characterError('') },
      { field: 'version', defaultMessage: valeur },
      { field: 'moins', defaultMessage: valeur },
    ],
  )
  expect(refused({ 'a\0b': 1 })).toEqual([{ field: 'ab', defaultMessage: characterError(' entre «\u00A0a\u00A0» et «\u00A0b\u00A0»') }])
})

test('values that columns can hold pass', () => {
  expect(refused({ nom: 'Été 👩‍👩‍👧\n', version: 2_147_483_647, vrai: true, rien: null, liste: [] })).toEqual([])
})

test('a body nested as deep as its size allows is read without a stack overflow', () => {
  let deep: unknown = 'a\0'
  for (let i = 0; i < 500_000; i += 1) deep = [deep]
  expect(refused(deep)).toHaveLength(1)
})
