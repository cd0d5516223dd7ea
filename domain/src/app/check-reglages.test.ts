import { expect, test } from 'vitest'
import { mimesDe, nomsDesFormats, type Reglages } from '../core/reglages.ts'
import { formatMo, parseMo } from './taille-en-mo.ts'
import { checkReglages } from './check-reglages.ts'

const mo = 1_048_576
const serveur = { plafond: 30 * mo, production: false, demonstration: false }
const bons: Reglages = {
  tailleFichierMax: 3 * mo,
  tailleMax: 30 * mo,
  tailleRattachementMax: 3 * mo,
  formats: ['PDF', 'JPEG', 'PNG'],
  environnement: 'recette',
  lienCGU: '/cgu',
  circuitSignature: [],
  notificationEnLigne: [],
  lienFAQ: 'https://exemple.fr/faq?page=1',
}
const champs = (change: Partial<Reglages>, ici = serveur) => checkReglages({ ...bons, ...change }, ici).map(({ field }) => field)

test('settings that allow filings to be sent and received are accepted, bounds included', () => {
  expect(champs({})).toEqual([])
  expect(champs({ tailleFichierMax: mo, tailleRattachementMax: mo, tailleMax: mo })).toEqual([])
  expect(champs({ tailleFichierMax: 30 * mo, tailleRattachementMax: 30 * mo })).toEqual([])
})

test.each([
  [{ tailleFichierMax: mo - 1 }, ['tailleFichierMax']],
  [{ tailleFichierMax: 5 * mo, tailleMax: 5 * mo - 1, tailleRattachementMax: 5 * mo - 1 }, ['tailleFichierMax', 'tailleRattachementMax']],
  [{ tailleMax: 30 * mo + 1 }, ['tailleMax']],
  [{ tailleRattachementMax: 3 * mo - 1 }, ['tailleRattachementMax']],
  [{ tailleRattachementMax: 30 * mo + 1 }, ['tailleRattachementMax']],
  [{ formats: ['PNG'] }, ['formats']],
  [{ lienCGU: 'http://exemple.fr' }, ['lienCGU']],
  [{ lienCGU: 'https://admin@exemple.fr' }, ['lienCGU']],
  [{ lienFAQ: '/administration' }, ['lienFAQ']],
  [{ lienFAQ: 'javascript:alert(1)' }, ['lienFAQ']],
] satisfies [Partial<Reglages>, string[]][])('%o is refused where it is wrong', (change, fields) => {
  expect(champs(change)).toEqual(fields)
})

test('a size that the server cannot receive is refused with the size it can', () => {
  expect(checkReglages({ ...bons, tailleMax: 40 * mo }, serveur)[0]?.defaultMessage).toContain('30,00\u00A0Mo')
})

test('a demonstration cannot be named production, whatever the case', () => {
  expect(champs({ environnement: ' Production ' }, { ...serveur, demonstration: true })).toEqual(['environnement'])
  expect(champs({ environnement: 'production' })).toEqual([])
})

test('a production site cannot be named a demonstration, whatever the case', () => {
  const production = { ...serveur, production: true }
  expect(champs({ environnement: 'Démonstration' }, production)).toEqual(['environnement'])
  expect(champs({ environnement: ' Demonstration ' }, production)).toEqual(['environnement'])
  expect(champs({ environnement: 'production' }, production)).toEqual([])
  expect(champs({ environnement: 'demonstration' })).toEqual([])
})

test.each([
  ['3', 3 * mo],
  ['2,5', 2.5 * mo],
  ['2.25 Mo', 2.25 * mo],
  [' 30 ', 30 * mo],
])('%j is a size in Mo', (typed, octets) => {
  expect(parseMo(typed)).toBe(octets)
})

test.each(['', 'trois', '-1', '1,234', '1e3', '3 Go'])('%j is no size', (typed) => {
  expect(parseMo(typed)).toBeNull()
})

test('a size is formatted as it can be typed again', () => {
  for (const octets of [mo, 2.5 * mo, 30 * mo]) expect(parseMo(formatMo(octets))).toBe(octets)
})

test('a format includes every file type of that name', () => {
  expect(mimesDe(['PNG', 'JPEG'])).toEqual(['image/jpeg', 'image/jpg', 'image/png'])
  expect(nomsDesFormats(mimesDe(['PDF', 'JPEG']))).toEqual(['PDF', 'JPEG'])
})
