import { expect, test } from 'vitest'
import { courrielAcceptation } from './demande-courriels.ts'

const accept = (droits: { gestion: boolean; depot: boolean }) =>
  courrielAcceptation({
    denomination: 'Chorale du Ried',
    lien: 'https://registre.exemple.fr/associations/STR001234',
    fonction: 'Trésorière',
    ...droits,
  }).paragraphes

test('a person attached without rights reads that they may consult but not file', () => {
  expect(accept({ gestion: false, depot: false })).toEqual([
    "Votre rattachement à l'association Chorale du Ried est accepté.",
    'Fonction\u00A0: Trésorière. Vous pouvez consulter, sans déposer de requête.',
    "Ouvrir la fiche de l'association\u00A0:\nhttps://registre.exemple.fr/associations/STR001234",
  ])
})

test('an attached person reads each right that was given, and no other', () => {
  const droits = (depot: boolean, gestion: boolean) => accept({ depot, gestion })[1]
  expect(droits(true, false)).toBe('Fonction\u00A0: Trésorière. Vous pouvez\u00A0: déposer des requêtes.')
  expect(droits(false, true)).toBe('Fonction\u00A0: Trésorière. Vous pouvez\u00A0: gérer les utilisateurs.')
  expect(droits(true, true)).toBe('Fonction\u00A0: Trésorière. Vous pouvez\u00A0: déposer des requêtes, gérer les utilisateurs.')
})
