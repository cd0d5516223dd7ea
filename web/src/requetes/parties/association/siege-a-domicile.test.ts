import { freeCommune } from 'domain/core/commune'
import { expect, test } from 'vitest'
import type { CommuneSaisie } from '../commune-saisie.ts'
import { declarantInitial } from '../declarant/saisie-declarant.ts'
import { findOnlyCommune, isOtherAdresse, siegeADomicile } from './siege-a-domicile.ts'

const commune = (libelle: string, autrement: Partial<CommuneSaisie> = {}): CommuneSaisie => ({
  id: 7,
  codeInsee: '67482',
  libelle,
  codePostaux: ['67000', '67100'],
  tribunalJudiciaire: 'TJ-STRASBOURG',
  ...autrement,
})
const strasbourg = commune('Strasbourg')
const libre = commune('STRASBOURG', { id: freeCommune, codePostaux: [], tribunalJudiciaire: null })
const declarantIn = (ville: CommuneSaisie | null) => ({
  ...declarantInitial(null),
  adresse: '12 rue des Tilleuls',
  codePostal: '67100',
  ville,
})
const vide = { adresse: '', complementAdresse: '', codePostal: '', commune: null }

test('the seat takes the street, and the commune when it has a court; a home outside the area gives nothing', () => {
  expect(siegeADomicile(declarantIn(strasbourg))).toEqual({
    adresse: '12 rue des Tilleuls',
    complementAdresse: '',
    codePostal: '67100',
    commune: strasbourg,
  })
  expect(siegeADomicile(declarantIn(libre))).toMatchObject({ adresse: '12 rue des Tilleuls', commune: null })
  expect(siegeADomicile(declarantIn(commune('Nancy', { tribunalJudiciaire: null })))).toBeNull()
})

test('a commune given as text matches the only commune with its name and postal code', () => {
  expect(findOnlyCommune([commune('Strasbourg-Nord'), strasbourg], declarantIn(libre))).toBe(strasbourg)
  expect(findOnlyCommune([commune('Strasbourg', { codePostaux: ['68000'] })], declarantIn(libre))).toBeNull()
  expect(findOnlyCommune([strasbourg, commune('Strasbourg', { id: 8 })], declarantIn(libre))).toBeNull()
})

test('an address other than the home is detected; the same address, or none, is not another', () => {
  const domicile = declarantIn(strasbourg)
  expect(isOtherAdresse(vide, domicile)).toBe(false)
  expect(isOtherAdresse({ ...vide, adresse: domicile.adresse, codePostal: '67100', commune: commune('STRASBOURG') }, domicile)).toBe(false)
  expect(isOtherAdresse({ ...vide, adresse: '3 place du Lavoir' }, domicile)).toBe(true)
  expect(isOtherAdresse({ ...vide, complementAdresse: 'Au fond' }, domicile)).toBe(true)
  expect(isOtherAdresse({ ...vide, codePostal: '67200' }, domicile)).toBe(true)
  expect(isOtherAdresse({ ...vide, commune: commune('Colmar') }, domicile)).toBe(true)
})
