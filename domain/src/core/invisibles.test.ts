import { describe, expect, test } from 'vitest'
import { Rna } from '../association/informations.ts'
import { InfosCompte } from '../compte/creation.ts'
import { Declarant } from '../requetes/depot/declarant.ts'
import { Email, OptionalSite, OptionalTelephone } from './coordonnees.ts'
import { stripInvisibles, stripSeparators } from './invisibles.ts'
import { completeElement, checkElement } from './listes.ts'
import { optionalCode, requiredCode } from './texte.ts'

const rienDeVisible =
  '\u200B \u200C \u200D \u200E \u200F \u2060 \uFEFF \u00AD \u202A \u202B \u202C \u202D \u202E \u2066 \u2067 \u2068 \u2069'.split(' ')

describe('invisible characters are dropped from values that people copy rather than write', () => {
  test.each(rienDeVisible.map((signe) => [signe.codePointAt(0)?.toString(16), signe] as const))('U+%s', (_, signe) => {
    expect(OptionalTelephone.parse(`${signe}06 12 34${signe} 56 78`)).toBe('06 12 34 56 78')
    expect(Email.parse(`claire.schmitt${signe}@exemple.fr${signe}`)).toBe('claire.schmitt@exemple.fr')
    expect(OptionalSite.parse(`https://www.exemple.fr/${signe}chorale`)).toBe('https://www.exemple.fr/chorale')
    expect(requiredCode(5).parse(`67${signe}000`)).toBe('67000')
    expect(optionalCode(5).parse(`67${signe}000`)).toBe('67000')
    expect(Rna.parse(`w672${signe}001234`)).toBe('W672001234')
    expect(stripSeparators(`AB${signe}C-DEF`)).toBe('ABCDEF')
  })

  test.each(['\u00A0', '\u2009', '\u200A', '\u202F', '\u3000'])(
    'a space %j is an ordinary one in a telephone, and nothing in an address',
    (blanc) => {
      expect(OptionalTelephone.parse(`03${blanc}88${blanc}12${blanc}34${blanc}56`)).toBe('03 88 12 34 56')
      expect(Email.parse(`claire${blanc}.schmitt@exemple.fr`)).toBe('claire.schmitt@exemple.fr')
      expect(Rna.parse(`W672${blanc}001${blanc}234`)).toBe('W672001234')
    },
  )

  test('a non-breaking hyphen becomes an ordinary one, and does not split a number', () => {
    expect(OptionalTelephone.parse('03\u201188\u201112\u201134\u201156')).toBe('03-88-12-34-56')
    expect(Rna.parse('W672\u2011001\u2011234')).toBe('W672001234')
  })

  test('a code made only of invisible characters is missing', () => {
    expect(optionalCode(5).parse('\u200B\u00A0')).toBeNull()
    expect(requiredCode(5).safeParse('\u200B\u00A0').error?.issues[0]?.message).toBe('le champ est obligatoire')
  })

  test('the postal code of an account and of a declarant', () => {
    const qui = { civilite: 'MME', nom: 'Schmitt', prenom: 'Claire', adresse: '3 rue du Puits' }
    expect(InfosCompte.parse({ ...qui, email: 'claire@exemple.fr', codePostal: '\u202D68000\u202C' }).codePostal).toBe('68000')
    expect(Declarant.parse({ ...qui, codePostal: '67\u200B200', ville: 'Thann', email: 'a@\u2060b.fr' })).toMatchObject({
      codePostal: '67200',
      email: 'a@b.fr',
    })
  })

  test('the details of a court are kept as they are read', () => {
    const saisi = { telephone: '03\u202F88\u202F12\u202F34\u202F57', courriel: 'greffe\u200B@justice.fr', codePostal: '67\u200B070' }
    expect(completeElement('tribunaux', saisi)).toMatchObject({
      telephone: '03 88 12 34 57',
      courriel: 'greffe@justice.fr',
      codePostal: '67070',
    })
    expect(completeElement('pays', { code: 'f\u200Br' })['code']).toBe('FR')
    expect(checkElement('journaux', completeElement('journaux', { libelle: 'L\u200Bes', departement: '67' }))).toMatchObject([
      { field: 'valeurs.libelle' },
    ])
  })
})

test('dropping them twice changes nothing more, and keeps every visible character', () => {
  for (const texte of ['03 88', 'Zoé ❤\uFE0F', 'A\u00A0\u2011\u200BB']) {
    expect(stripInvisibles(stripInvisibles(texte))).toBe(stripInvisibles(texte))
  }
  expect(stripInvisibles('Zoé ❤\uFE0F')).toBe('Zoé ❤\uFE0F')
})
