import { aMembrePhysique } from 'domain/association/exemples'
import { expect, test } from 'vitest'
import type { SaisieDeclarant } from '../declarant/saisie-declarant.ts'
import { isAmong, fondateurDeclarant, membreDeclarant } from './declarant-as-membre.ts'

const ville = { id: 7, codeInsee: '67482', libelle: 'Strasbourg', codePostaux: ['67000'] }
const moi: SaisieDeclarant = {
  civilite: 'MME',
  nom: 'Weber',
  prenom: 'Camille',
  lien: 'Trésorier(ère)',
  adresse: '12 rue des Tilleuls',
  complementAdresse: 'Escalier B',
  codePostal: '67000',
  ville,
  email: 'camille.weber@exemple.fr',
}
const membre = (autrement = {}) => ({
  collection: 'physiques' as const,
  membre: aMembrePhysique({ nom: 'Weber', prenom: 'Camille', ...autrement }),
})

test('the declarant is a new member with the details of the first step, except the function', () => {
  expect(membreDeclarant(moi, true)).toMatchObject({
    fonction: null,
    civilite: 'MME',
    nom: 'Weber',
    prenom: 'Camille',
    email: 'camille.weber@exemple.fr',
    nationalite: 'FRANÇAISE',
    estFondateur: true,
    adresse: { adresse: '12 rue des Tilleuls', complementAdresse: 'Escalier B', codePostal: '67000', commune: ville, pays: 'FRANCE' },
  })
  expect(membreDeclarant(moi, false).estFondateur).toBe(false)
  expect(fondateurDeclarant(moi)).toMatchObject({ civilite: 'MME', nom: 'Weber', prenom: 'Camille' })
})

test('the declarant is found in a list by first and last name, whatever the civility, the accents and the capitals', () => {
  expect(isAmong(moi, [membre({ civilite: 'M', nom: 'WÉBER' })])).toBe(true)
  expect(isAmong(moi, [membre({ prenom: 'Anne' })])).toBe(false)
  expect(isAmong(moi, [])).toBe(false)
})
