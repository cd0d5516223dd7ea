import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { expect, test } from 'vitest'
import { champsDe } from './lignes-association.ts'
import { plisDe } from './plis.ts'
import { emptyAssociation } from './saisie-association.ts'

const path = 'association.informations'
const registre = { ...emptyAssociation.informations, denomination: 'Chorale', numero: '123456789', objet: 'Chanter.', domaine: ['Culture'] }
const plis = (autrement: Partial<Parameters<typeof plisDe>[0]>) =>
  plisDe({ dits: ['siege'], informations: registre, registre, inconnus: [], conflits: [], erreurs: [], path, ...autrement })
const listOpenGroupes = (autrement: Partial<Parameters<typeof plisDe>[0]>) =>
  Object.entries(plis(autrement)).flatMap(([groupe, { reason }]) => (reason === null ? [] : [groupe]))

test('every field of the sheet belongs to one group', () => {
  expect(Object.keys(champsDe)).toEqual(Object.keys(textesFormulaireAssociation.groupes))
  expect(Object.values(champsDe).flat().toSorted()).toEqual(Object.keys(emptyAssociation.informations).toSorted())
})

test('nothing is folded when no change was announced; otherwise the other groups are folded and show their values', () => {
  expect(plis({ dits: [] })).toEqual({})
  const { siege, identite, objet, durees, limites } = plis({})
  expect(siege).toBeUndefined()
  expect([identite, objet, durees, limites].map((pli) => pli?.held)).toEqual([
    'Chorale · 123456789',
    'Chanter · Culture',
    'Non renseigné',
    'Non renseigné',
  ])
  expect(plis({ informations: { ...registre, stipulations: true } }).limites?.held).toBe(
    'Les statuts limitent les pouvoirs de la direction',
  )
})

test('a change, a conflict or an error in a group opens it, and each new error opens it again', () => {
  expect(listOpenGroupes({})).toEqual([])
  expect(listOpenGroupes({ informations: { ...registre, adresseSite: 'chorale.exemple.fr' } })).toEqual(['contact'])
  expect(listOpenGroupes({ conflits: [{ champ: 'objet', registre: 'Danser.', le: '2026-11-21' }] })).toEqual(['objet'])
  const erreurs = [{ field: `${path}.dureeValidite.valeur`, defaultMessage: 'la valeur est invalide' }]
  expect(listOpenGroupes({ erreurs })).toEqual(['durees'])
  expect(plis({ erreurs: [...erreurs] }).durees?.reason).not.toBe(plis({ erreurs }).durees?.reason)
})

test('[STAFF-18] a field unknown to the paper register is never read as known, and a filing opens its group', () => {
  const inconnus = ['but', 'stipulations'] as const
  const readout = (autrement: Partial<Parameters<typeof plisDe>[0]>) => {
    const { butEtType, limites, siege } = plis({ inconnus, ...autrement })
    return [butEtType, limites, siege].map((pli) => pli && [pli.held, pli.reason])
  }
  const inconnu = 'Non repris du registre papier'
  expect(readout({ dits: null })).toEqual([
    [`${inconnu} · Loi 1908`, null],
    [inconnu, null],
    ['Non renseigné', null],
  ])
  expect(readout({ dits: null, informations: { ...registre, but: 'LUCRATIF' } })[0]).toEqual(['Lucratif · Loi 1908', true])
  expect(listOpenGroupes({ inconnus, dits: null })).toEqual([])
  expect(listOpenGroupes({ inconnus })).toEqual(['butEtType', 'limites'])
})
