import { expect, test } from 'vitest'
import { checkCreation, emptyCreation } from './check-creation.ts'

const filled = {
  infos: { ...emptyCreation.infos, nom: 'Weber', prenom: 'Camille', email: 'camille@exemple.fr' },
  motPasse: 'Un mot de passe 1',
  captcha: 'ABCDEF',
}

test('[CAPTCHA-03] an empty form is refused for each required field, from top to bottom', () => {
  expect(checkCreation(emptyCreation).map(({ field }) => field)).toEqual([
    'infos.nom',
    'infos.prenom',
    'infos.email',
    'motPasse',
    'captcha',
  ])
  expect(new Set(checkCreation(emptyCreation).map(({ defaultMessage }) => defaultMessage))).toEqual(new Set(['le champ est obligatoire']))
})

test('[ACCOUNT-02] the postal address may stay empty', () => {
  expect(checkCreation(filled)).toEqual([])
})

test('[ACCOUNT-04] a password without a capital or a special character is refused with the rule', () => {
  const [refusal] = checkCreation({ ...filled, motPasse: 'motdepasse1' })
  expect(refusal).toEqual({
    field: 'motPasse',
    defaultMessage: 'Le mot de passe doit comporter au moins 10 caractères, dont une majuscule et un caractère spécial.',
  })
})
