import { expect, test } from 'vitest'
import { AdressePersonne } from './adresse.ts'
import { erreursDeZod } from './erreurs-zod.ts'
import { anAdresse, aSampleCommune } from './exemples.ts'

const refus = (adresse: unknown) => erreursDeZod(AdressePersonne.safeParse(adresse).error?.issues ?? [])

test('[MEMB-29] the country is FRANCE by default', () => {
  expect(AdressePersonne.parse({ ...anAdresse(), pays: undefined }).pays).toBe('FRANCE')
})

test.each(['', ' '])('a country given as « %s » is missing, and the other errors are still reported', (pays) => {
  const manque = { field: 'pays', defaultMessage: 'le champ est obligatoire' }
  expect(refus({ ...anAdresse(), pays })).toEqual([manque])
  expect(refus({ ...anAdresse(), adresse: '', pays }).map(({ field }) => field)).toEqual(['adresse', 'pays'])
})

test('in France a postal code has five digits', () => {
  expect(refus(anAdresse({ codePostal: '6700' }))).toEqual([
    { field: 'codePostal', defaultMessage: 'Indiquez un code postal de 5\u00A0chiffres.' },
  ])
})

test('[MEMB-34] abroad the postal code and the commune are required free text', () => {
  const kehl = anAdresse({
    pays: 'SUISSE',
    codePostal: '4051',
    commune: aSampleCommune({ id: -1, codeInsee: null, libelle: 'Bâle', codePostaux: [] }),
  })
  expect(AdressePersonne.parse(kehl)).toEqual(kehl)
  expect(refus({ ...kehl, codePostal: ' ', commune: null }).map(({ field }) => field)).toEqual(['codePostal', 'commune'])
})

test('[MEMB-24] the address, the postal code and the commune are required', () => {
  expect(refus({})).toEqual(['adresse', 'codePostal', 'commune'].map((field) => ({ field, defaultMessage: 'le champ est obligatoire' })))
})

test.each(['France', 'france', ' FRANCE '])('a country written « %s » is France, with its postal codes', (pays) => {
  expect(AdressePersonne.parse(anAdresse({ pays, codePostal: 'F-67 000' }))).toMatchObject({ pays: 'FRANCE', codePostal: '67000' })
  expect(refus(anAdresse({ pays, codePostal: '670' })).map(({ field }) => field)).toEqual(['codePostal'])
  expect(refus(anAdresse({ pays, codePostal: '99999' })).map(({ field }) => field)).toEqual(['codePostal'])
})

test('a foreign postal code of five digits in two groups stays as typed', () => {
  expect(AdressePersonne.parse(anAdresse({ pays: 'SUÈDE', codePostal: '123 45' })).codePostal).toBe('123 45')
})
