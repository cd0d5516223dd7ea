import { domainToASCII } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Email, OptionalEmail } from './coordonnees.ts'
import { asciiEmail, emailKey, isEmail, normalizeEmail, sameEmail } from './email.ts'

const unicode = 'contact@société-exemple.fr'

describe('an address is stored in one form', () => {
  test.each([
    ['Marie.Durand@Exemple.FR', 'Marie.Durand@exemple.fr', 'Marie.Durand@exemple.fr'],
    [' odile@exemple.fr\n', 'odile@exemple.fr', 'odile@exemple.fr'],
    ['contact@Société-Exemple.FR', unicode, 'contact@xn--socit-exemple-ehbb.fr'],
    ['contact@socie\u0301te\u0301-exemple.fr', unicode, 'contact@xn--socit-exemple-ehbb.fr'],
    ['contact@XN--SOCIT-EXEMPLE-EHBB.fr', unicode, 'contact@xn--socit-exemple-ehbb.fr'],
    ['a@bücher.straße.de', 'a@bücher.straße.de', 'a@xn--bcher-kva.xn--strae-oqa.de'],
    // Cyrillic « а » in « pаypal »: the ASCII form stays, so that nobody mistakes it for the Latin name.
    ['a@xn--pypal-4ve.com', 'a@xn--pypal-4ve.com', 'a@xn--pypal-4ve.com'],
    // Not the ASCII form of any Unicode label: « Abc » in capitals, then garbage.
    ['a@xn--Abc-.fr', 'a@xn--abc-.fr', 'a@xn--abc-.fr'],
    ['a@xn--99999999999.fr', 'a@xn--99999999999.fr', 'a@xn--99999999999.fr'],
    ['\u202Aclaire.schmitt\u200B@exemple.fr\u202C', 'claire.schmitt@exemple.fr', 'claire.schmitt@exemple.fr'],
    ['jean\u2011paul@exemple\u00A0.fr\uFEFF', 'jean-paul@exemple.fr', 'jean-paul@exemple.fr'],
    ['Camille', 'Camille', 'Camille'],
    ['', '', ''],
  ])('%j is stored as %j and sent to %j', (typed, stored, sent) => {
    expect(normalizeEmail(typed)).toBe(stored)
    expect(normalizeEmail(stored)).toBe(stored)
    expect(asciiEmail(typed)).toBe(sent)
    expect(normalizeEmail(sent)).toBe(stored)
  })
})

test('two addresses are the same whatever their case and the form of their domain', () => {
  expect(sameEmail('Odile@Exemple.FR', 'odile@exemple.fr')).toBe(true)
  expect(sameEmail('CONTACT@SOCIÉTÉ-EXEMPLE.FR', 'contact@xn--socit-exemple-ehbb.fr')).toBe(true)
  expect(sameEmail('odile@exemple.fr', 'odile.@exemple.fr')).toBe(false)
  expect(sameEmail(unicode, 'contact@societe-exemple.fr')).toBe(false)
  expect(emailKey('Odile@Société-Exemple.FR')).toBe('odile@société-exemple.fr')
})

describe('an address that a mail server cannot take is refused', () => {
  test.each([
    'a@b',
    'é@exemple.fr',
    'a b@exemple.fr',
    'a@exemple..fr',
    'a@-exemple.fr',
    'a@pаypal.com',
    'a@例え.jp',
    'a@exem|ple.fr',
    'a@İ.fr',
    `a@${'é'.repeat(60)}.fr`,
    `${'a'.repeat(250)}@b.fr`,
  ])('%j', (typed) => {
    expect(isEmail(normalizeEmail(typed))).toBe(false)
    expect(Email.safeParse(typed).success).toBe(false)
  })

  test.each(['a@exemple.fr', unicode, 'a@xn--pypal-4ve.com', 'a@ﬁn.fr'])('but not %j', (typed) => {
    expect(isEmail(normalizeEmail(typed))).toBe(true)
    expect(Email.parse(typed)).toBe(normalizeEmail(typed))
    expect(OptionalEmail.parse(typed)).toBe(normalizeEmail(typed))
  })
})

test('browsers and Node convert every accepted Latin domain to the same ASCII as we do', () => {
  const letter = fc
    .integer({ min: 0x61, max: 0x24f })
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Script=Latin}/u.test(sign))
  const label = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''))
  let accepted = 0
  fc.assert(
    fc.property(label, (typed) => {
      const email = normalizeEmail(`a@${typed}.fr`)
      if (!isEmail(email)) return
      accepted += 1
      expect(asciiEmail(email)).toBe(`a@${domainToASCII(`${typed}.fr`)}`)
      expect(normalizeEmail(asciiEmail(email))).toBe(email)
    }),
    { numRuns: 2000 },
  )
  expect(accepted).toBeGreaterThan(1000)
})
