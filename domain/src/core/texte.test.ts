import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Commune } from './commune.ts'
import { normalizeEmail } from './email.ts'
import { Email, OptionalEmail, OptionalSite, OptionalTelephone } from './coordonnees.ts'
import { optionalCorps, requiredCorps, liste, optionalLigne, requiredLigne } from './texte.ts'

const refus = (schema: z.ZodMiniType, valeur: unknown) => schema.safeParse(valeur).error?.issues.map(({ message }) => message) ?? []

test('lines of text are trimmed, in one Unicode form', () => {
  expect(requiredLigne(20).parse('  Se\u0301lestat\u00A0')).toBe('Sélestat')
  expect(optionalLigne(20).parse('  Thann ')).toBe('Thann')
  expect(Email.parse(' odile@exemple.fr ')).toBe('odile@exemple.fr')
})

test('free bodies are kept as typed', () => {
  expect(requiredCorps(50).parse('  un\n  deux ')).toBe('  un\n  deux ')
})

test.each([undefined, null, '', '   ', '\u00A0'])('%j in a required text is « le champ est obligatoire »', (vide) => {
  expect(refus(requiredLigne(10), vide)).toEqual(['le champ est obligatoire'])
  expect(refus(requiredCorps(10), vide)).toEqual(['le champ est obligatoire'])
})

test.each([undefined, null, '', '  '])('%j in an optional text is null', (vide) => {
  expect(optionalLigne(10).parse(vide)).toBeNull()
  expect(optionalCorps(10).parse(vide)).toBeNull()
  expect(OptionalEmail.parse(vide)).toBeNull()
  expect(OptionalTelephone.parse(vide)).toBeNull()
  expect(OptionalSite.parse(vide)).toBeNull()
})

test('a text beyond its length is refused, a text at its length is kept', () => {
  expect(requiredLigne(3).parse('abc')).toBe('abc')
  expect(refus(requiredLigne(3), 'abcd')).toEqual(['Le texte ne peut dépasser 3\u00A0caractères.'])
})

test('characters that a database cannot store or a line cannot show are refused', () => {
  for (const douteux of ['a\u0000b', 'a\nb', 'a\u0007b', 'a\uD800b']) expect(requiredLigne(10).safeParse(douteux).success).toBe(false)
  for (const douteux of ['a\u0000b', 'a\u001Bb', 'a\uDC00b']) expect(optionalCorps(10).safeParse(douteux).success).toBe(false)
})

const invisibleBetween = (debut: string, fin: string) =>
  `Le texte contient un signe invisible entre «\u00A0${debut}\u00A0» et «\u00A0${fin}\u00A0». Effacez-le, puis saisissez à nouveau ce passage.`
const CHORALE = invisibleBetween('Chorale', 'de Thann')

test('an invisible character in a line is refused, with a message that quotes the words around it', () => {
  const signes = '\u200B \u200C \u200D \u2060 \uFEFF \u00AD \u202A \u202E \u2066 \u2069 \u200E \u200F \u061C \u3164 \u2028 \u{E0041}'
  for (const signe of signes.split(' ')) {
    expect(refus(requiredLigne(30), `Chorale${signe} de Thann`)).toEqual([CHORALE])
    expect(refus(optionalLigne(30), `Chorale${signe} de Thann`)).toEqual([CHORALE])
  }
  for (const visible of ["Chorale d'Œrmingen", 'Les Amis ❤\uFE0F', 'جمعية', 'Café', 'A\u00A0B'])
    expect(requiredLigne(30).parse(visible)).toBe(visible.normalize('NFC'))
})

test('a body accepts emoji joiners, and refuses characters that change the reading direction', () => {
  expect(requiredCorps(30).parse('👨\u200D👩\u200D👧\n')).toBe('👨\u200D👩\u200D👧\n')
  for (const signe of ['\u202E', '\u2067', '\u200F']) {
    expect(refus(requiredCorps(30), `a${signe}b`)).toEqual([invisibleBetween('a', 'b')])
    expect(refus(optionalCorps(30), `a${signe}b`)).toEqual([invisibleBetween('a', 'b')])
  }
})

test('the message locates a refused character at either end of a text, in a long text, and for a control character', () => {
  const long = `Premier article de ces statuts\nDeuxième article, sur\u202E les cotisations de chaque membre`
  expect(refus(requiredCorps(200), long)).toEqual([invisibleBetween('Deuxième article, sur', 'les cotisations de')])
  expect(refus(requiredLigne(30), '\u200BThann')[0]).toContain('signe invisible avant «\u00A0Thann\u00A0».')
  expect(refus(requiredLigne(30), 'Thann\u200B')[0]).toContain('signe invisible après «\u00A0Thann\u00A0».')
  expect(refus(requiredLigne(30), '\u200B')[0]).toContain('Le texte contient un signe invisible. Effacez-le')
  expect(refus(requiredLigne(30), 'Les amis\u0007 du\u200B chant')[0]).toBe(
    'Le texte contient un caractère non imprimable entre «\u00A0Les amis\u00A0» et «\u00A0du chant\u00A0». Supprimez-le.',
  )
})

test.each(['odile@exemple.fr', "l.o'brien+chorale@mail.exemple.co.uk", 'a@b.fr', 'x_1@xn--exmple-cva.fr'])(
  '%s is an e-mail address',
  (adresse) => {
    expect(Email.parse(adresse)).toBe(normalizeEmail(adresse))
  },
)

test.each([
  'odile',
  'odile@exemple',
  '@exemple.fr',
  'odile@',
  'odile@.fr',
  'a b@exemple.fr',
  'a,b@exemple.fr',
  'a@exemple.fr,b@exemple.fr',
  '"a"@exemple.fr',
  'Odile <a@exemple.fr>',
  '<a@exemple.fr>',
  'a@exemple.fr\r\nBcc: b@exemple.fr',
  'a@exemple.fr\u0000',
  'a@b@exemple.fr',
  'a;b@exemple.fr',
  'a(b)@exemple.fr',
  `${'a'.repeat(250)}@exemple.fr`,
])('%j is no e-mail address', (adresse) => {
  expect(Email.safeParse(adresse).success).toBe(false)
})

test('no accepted e-mail address carries a space, a control, a comma, a double quote or an angle', () => {
  const piege = fc.constantFrom(' ', '\r', '\n', '\t', '\u0000', ',', '"', '<', '>', ';')
  fc.assert(
    fc.property(fc.emailAddress(), piege, fc.nat(), (adresse, signe, ou) => {
      const place = 1 + (ou % (adresse.length - 1))
      expect(Email.safeParse(adresse.slice(0, place) + signe + adresse.slice(place)).success).toBe(false)
    }),
  )
})

test.each(['03 88 00 00 01', '+33 (0)3.88.00.00.01', '0388000001'])('%s is a telephone number', (numero) => {
  expect(OptionalTelephone.parse(numero)).toBe(numero)
})

test.each(['abc', '12', '03 88 00 00 01 poste 4'])('%s is no telephone number', (numero) => {
  expect(OptionalTelephone.safeParse(numero).success).toBe(false)
})

test.each(['www.exemple.fr', 'https://exemple.fr/chorale?page=2', 'http://chorale.exemple.fr:8080'])(
  '%s is the address of a site',
  (site) => {
    expect(OptionalSite.parse(site)).toBe(site)
  },
)

test.each([
  'javascript:alert(1)',
  'javascript:alert.x',
  'data:text/html,x',
  'ftp://exemple.fr',
  '//exemple.fr',
  'exemple',
  'https://exemple.fr/<b>',
])('%s is no address of a site', (site) => {
  expect(OptionalSite.safeParse(site).success).toBe(false)
})

test('a list is bounded, and empty when absent', () => {
  expect(liste(z.string(), 2).parse(undefined)).toEqual([])
  expect(refus(liste(z.string(), 2), ['a', 'b', 'c'])).toEqual(['La liste ne peut dépasser 2\u00A0éléments.'])
})

test('[ENT-12, X-14] a commune is its id, its name and its postal codes; its courts are not taken from the browser', () => {
  expect(
    Commune.parse({ id: 7, codeInsee: '67482', libelle: 'Strasbourg', codePostaux: ['67000'], tribunalJudiciaire: 'TJ-COLMAR' }),
  ).toEqual({
    id: 7,
    codeInsee: '67482',
    libelle: 'Strasbourg',
    codePostaux: ['67000'],
  })
  expect(refus(Commune, null)).toEqual(['le champ est obligatoire'])
})
