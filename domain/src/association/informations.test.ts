import { expect, test } from 'vitest'
import { erreursDeZod } from '../core/erreurs-zod.ts'
import { aSampleCommune } from '../core/exemples.ts'
import { desInformations } from './exemples.ts'
import { Informations } from './informations.ts'
import { textesFormulaireAssociation } from './textes/formulaire.ts'
import { textesAssociation } from './textes/common.ts'

const withThese = (autrement: Record<string, unknown>) => Informations.parse({ ...desInformations(), ...autrement })
const refus = (autrement: Record<string, unknown>) =>
  erreursDeZod(Informations.safeParse({ ...desInformations(), ...autrement }).error?.issues ?? [])
const siege = (autrement: Record<string, unknown>) => ({ adresse: { ...desInformations().adresse, ...autrement } })

test('stored information can be sent back unchanged', () => {
  expect(Informations.parse(desInformations())).toEqual(desInformations())
})

test('[ASSO-02, ASSO-03, ASSO-16, ASSO-28, ASSO-29, ASSO-30] the required fields', () => {
  const { error } = Informations.safeParse({ adresse: {} })
  expect(erreursDeZod(error?.issues ?? [])).toEqual(
    ['denomination', 'objet', 'gouvernance', 'adresse.adresse', 'adresse.codePostal', 'adresse.commune'].map((field) => ({
      field,
      defaultMessage: 'le champ est obligatoire',
    })),
  )
})

test('the default values', () => {
  const { denomination, objet, gouvernance, adresse } = desInformations()
  expect(Informations.parse({ denomination, objet, gouvernance, adresse })).toMatchObject({
    but: 'NON_LUCRATIF',
    cooperative: false,
    stipulations: false,
    utilitePublique: false,
    domaine: [],
    theme: null,
    numero: null,
    finValidite: null,
  })
})

test('[ASSO-13, CONST-20] the purpose is LUCRATIF or NON_LUCRATIF, the latter by default', () => {
  expect(['LUCRATIF', 'NON_LUCRATIF', undefined].map((but) => withThese({ but }).but)).toEqual(['LUCRATIF', 'NON_LUCRATIF', 'NON_LUCRATIF'])
  expect(refus({ but: 'AUTRE' }).map(({ field }) => field)).toEqual(['but'])
})

test('[ASSO-08] no theme is null', () => {
  expect(withThese({ theme: [] }).theme).toBeNull()
  expect(withThese({ theme: ['Chant choral, musique'] }).theme).toEqual(['Chant choral, musique'])
})

test('[ASSO-26, CONST-19, X-11] a duration without value is null, its unit defaults to JOUR', () => {
  expect(withThese({ dureeValidite: { valeur: null, unite: 'ANNEE' } }).dureeValidite).toBeNull()
  expect(withThese({ dureeValidite: { unite: 'MOIS' } }).dureeValidite).toBeNull()
  expect(withThese({ dureeRenouvellement: { valeur: 3 } }).dureeRenouvellement).toEqual({ valeur: 3, unite: 'JOUR' })
  expect(withThese({ dureeRenouvellement: { valeur: 99, unite: 'ANNEE' } }).dureeRenouvellement).toEqual({ valeur: 99, unite: 'ANNEE' })
})

test.each([0, -1, 1.5, 'trois'])('[ASSO-27] a duration of %s is refused', (valeur) => {
  expect(refus({ dureeValidite: { valeur, unite: 'JOUR' } })[0]).toEqual({
    field: 'dureeValidite.valeur',
    defaultMessage: 'Indiquez un nombre entier supérieur à zéro.',
  })
})

test('[ASSO-20] a precision is kept only with stipulations', () => {
  expect(withThese({ stipulations: false, precisionStipulation: 'Deux signatures' }).precisionStipulation).toBeNull()
  expect(withThese({ stipulations: true, precisionStipulation: 'Deux signatures' }).precisionStipulation).toBe('Deux signatures')
})

test("[ASSO-19] consent to communication follows the association's address", () => {
  expect(withThese({ adresseCourriel: ' ', consentementCommunication: true }).consentementCommunication).toBe(false)
  expect(withThese({ adresseCourriel: 'a@exemple.fr', consentementCommunication: false }).consentementCommunication).toBe(true)
})

test('[ASSO-18] a declarant cannot declare public utility', () => {
  expect(withThese({ utilitePublique: true }).utilitePublique).toBe(false)
})

test.each([
  ['123 456 789', '123456789'],
  ['12345678900012', '12345678900012'],
  ['123456789\u200B', '123456789'],
  ['\u202D123\u202F456\u00A0789\u202C', '123456789'],
  ['123\u2011456\u2011789', '123456789'],
  ['', null],
])('[ASSO-06] SIREN or SIRET %j is %j', (saisi, lu) => {
  expect(withThese({ numero: saisi }).numero).toBe(lu)
})

test.each([...[8, 10, 11, 12, 13, 15].map((length) => '1'.repeat(length)), 'ABCDEFGHI', '12345678A', '1234567890001A'])(
  '[ASSO-06] %s is neither a SIREN nor a SIRET',
  (numero) => {
    expect(refus({ numero })).toEqual([{ field: 'numero', defaultMessage: 'Un SIREN comporte 9 chiffres, un SIRET en comporte 14.' }])
  },
)

test('[ASSO-06] an RNA number is W and nine digits', () => {
  expect(withThese({ reference: 'w671234567' }).reference).toBe('W671234567')
  expect(refus({ reference: 'W67123456' })).toEqual([
    { field: 'reference', defaultMessage: 'Un numéro RNA commence par W et comporte 9 chiffres, par exemple W671234567.' },
  ])
})

test("the head office may be domiciled at another party's premises", () => {
  expect(withThese(siege({ domiciliation: ' Mme Obersand ' })).adresse.domiciliation).toBe('Mme Obersand')
})

test('[X-28] a freely typed commune has no court', () => {
  expect(refus(siege({ commune: aSampleCommune({ id: -1, codeInsee: null }) }))).toEqual([
    {
      field: 'adresse.commune',
      defaultMessage: "La commune du siège n'est pas dans la liste. Choisissez l'une des communes proposées.",
    },
  ])
})

test('a field the specification does not know is refused', () => {
  expect(refus({ etatAssociation: 'INSCRITE' })).toEqual([{ field: 'etatAssociation', defaultMessage: 'Ce champ est inconnu.' }])
})

/** Every field, with a value that is not its default. */
const complete = desInformations({
  numero: '123456789',
  reference: 'W671234567',
  theme: ['Chant choral, musique'],
  but: 'LUCRATIF',
  cooperative: true,
  stipulations: true,
  precisionStipulation: 'Deux signatures.',
  adresseSite: 'https://chorale.exemple.fr',
  finValidite: '2125-12-31',
  dureeValidite: { valeur: 99, unite: 'ANNEE' },
  dureeRenouvellement: { valeur: 3, unite: 'MOIS' },
  adresse: { ...desInformations().adresse, complementAdresse: 'Bâtiment B', domiciliation: 'Mme Obersand' },
})

test('[ENT-04, ENT-05, ENT-06, ENT-07, ENT-08] every field of the information is kept as filed, after a trip through JSON', () => {
  expect(Object.keys(Informations.parse(JSON.parse(JSON.stringify(complete))))).toEqual(
    expect.arrayContaining([
      'denomination',
      'but',
      'gouvernance',
      'objet',
      'domaine',
      'theme',
      'cooperative',
      'dureeValidite',
      'dureeRenouvellement',
      'adresseCourriel',
      'adresseSite',
      'consentementCommunication',
      'stipulations',
      'precisionStipulation',
      'adresse',
    ]),
  )
  expect(Object.keys(complete.adresse).toSorted()).toEqual(
    ['codePostal', 'commune', 'adresse', 'complementAdresse', 'pays', 'domiciliation'].toSorted(),
  )
  expect(Informations.parse(JSON.parse(JSON.stringify(complete)))).toEqual(complete)
})

test('the association may give an e-mail address and a site, well formed', () => {
  expect(withThese({ adresseCourriel: '', adresseSite: '' })).toMatchObject({ adresseCourriel: null, adresseSite: null })
  expect(refus({ adresseCourriel: 'chorale', adresseSite: 'javascript:alert(1)' }).map(({ field }) => field)).toEqual([
    'adresseCourriel',
    'adresseSite',
  ])
})

test('[CONST-21] the types of an association are Loi 1908 and Coopérative', () => {
  expect(textesAssociation.typesAssociation).toEqual({ loi1908: 'Loi 1908', cooperative: 'Coopérative' })
})

test('[ASSO-34] every field of a form has its label', () => {
  const { adresse, ...champs } = complete
  // Consent has no field of its own: it follows the e-mail address (ASSO-19).
  const labels = Object.keys({ ...champs, ...adresse }).filter((champ) => champ !== 'consentementCommunication')
  expect(
    Object.fromEntries(labels.map((champ) => [champ, textesFormulaireAssociation[champ as keyof typeof textesFormulaireAssociation]])),
  ).toEqual({
    denomination: 'Dénomination',
    objet: 'Objet',
    domaine: "Domaines d'activité",
    theme: 'Thèmes',
    gouvernance: 'Représentant légal',
    but: 'But',
    cooperative: "Type d'association",
    dureeValidite: 'Durée de validité',
    dureeRenouvellement: 'Durée de renouvellement',
    finValidite: 'Fin de validité',
    adresse: 'Adresse du siège',
    complementAdresse: "Complément d'adresse",
    codePostal: 'Code postal',
    commune: 'Commune',
    pays: 'Pays',
    domiciliation: 'Domiciliation (chez)',
    adresseCourriel: "Adresse courriel de l'association",
    adresseSite: 'Site internet',
    stipulations: 'Les statuts limitent les pouvoirs de la direction',
    precisionStipulation: 'Précisez ces limites',
    numero: 'Numéro SIREN ou SIRET',
    reference: 'Numéro RNA',
    utilitePublique: "Reconnue d'utilité publique",
  })
})

test('the head office is in France, and its postal code is read without « F- »', () => {
  expect(refus(siege({ pays: 'SUISSE' }))).toEqual([
    {
      field: 'adresse.pays',
      defaultMessage: 'Le siège doit être situé dans le Bas-Rhin, le Haut-Rhin ou la Moselle. Choisissez une commune de la liste.',
    },
  ])
  expect(refus(siege({ pays: 'France', codePostal: 'F-67 000' }))).toEqual([])
})
