import { unFondateurMorale, unFondateurPhysique, unMembreMorale, unMembrePhysique } from 'domain/association/exemples'
import { fondateursEnDouble } from 'domain/association/fondateurs'
import { expect, test } from 'vitest'
import { comiteSaisi, fondateursSaisis, type FondateurSaisi, type MembreEditable } from './saisie-membres.ts'
import { avecReponse, dejaAvantFondateur, dejaAvantMembre, fondateursApres } from './homonymes.ts'

const membre = (autrement = {}): MembreEditable => ({
  collection: 'physiques',
  membre: unMembrePhysique({ civilite: 'M', nom: 'Rosenholz', prenom: 'Basile', ...autrement }),
})
const fondateur = (autrement = {}): FondateurSaisi => ({
  collection: 'physiques',
  membre: unFondateurPhysique({ localUuid: 'f1', ...autrement }),
})
const pere = membre()
const basile = fondateur()
const irma = fondateur({ localUuid: 'f2', civilite: 'MME', nom: 'Tannacker', prenom: 'Irma' })
const dansLaDirection = { liste: 'direction', nom: 'Basile Rosenholz' }
const parmiLesFondateurs = { liste: 'fondateurs', nom: 'Basile Rosenholz' }
const acceptes = (direction: MembreEditable[], fondateurs: FondateurSaisi[]) =>
  fondateursEnDouble(comiteSaisi(direction), fondateursSaisis(fondateurs)).length === 0

test('the form asks about a founder whose name already counts, in the direction first', () => {
  expect(dejaAvantFondateur({ direction: [pere], fondateurs: [irma] }, basile, null)).toEqual(dansLaDirection)
  expect(dejaAvantFondateur({ direction: [], fondateurs: [irma, basile] }, fondateur({ nom: 'ROSEN HOLZ' }), null)).toEqual(
    parmiLesFondateurs,
  )
  expect(dejaAvantFondateur({ direction: [membre({ estFondateur: false })], fondateurs: [irma] }, basile, null)).toBeNull()
  expect(dejaAvantFondateur({ direction: [pere], fondateurs: [basile] }, irma, null)).toBeNull()
})

test('the form asks again about a renamed founder only, and never compares a founder with itself', () => {
  const listes = { direction: [pere], fondateurs: [basile, irma] }
  expect(dejaAvantFondateur(listes, fondateur({ nom: 'Rösenholz' }), basile)).toBeNull()
  expect(dejaAvantFondateur(listes, basile, irma)).toEqual(dansLaDirection)
  expect(dejaAvantFondateur({ direction: [], fondateurs: [irma] }, fondateur({ ...irma.membre, prenom: 'Irma' }), irma)).toBeNull()
})

test('the form never asks about two members of the direction, but asks about one who founds when a founder has the same name', () => {
  expect(dejaAvantMembre({ fondateurs: [irma] }, membre({ localUuid: 'fils' }), null)).toBeNull()
  const listes = { direction: [pere], fondateurs: [basile] }
  expect(dejaAvantMembre(listes, membre({ localUuid: 'fils' }), null)).toEqual(parmiLesFondateurs)
  expect(dejaAvantMembre(listes, membre({ localUuid: 'fils', estFondateur: false }), null)).toBeNull()
  expect(dejaAvantMembre(listes, membre({ fonction: 'Membre' }), pere)).toBeNull()
  expect(dejaAvantMembre(listes, pere, membre({ estFondateur: false }))).toEqual(parmiLesFondateurs)
  expect(dejaAvantMembre(listes, pere, membre({ prenom: 'Gaspard' }))).toEqual(parmiLesFondateurs)
})

test.each([{ nom: 'Rosenhölz' }, { nom: 'BASILE', prenom: 'Rosenholz' }, { prenom: 'Basile Jean' }, { prenom: 'Jean-Basile' }])(
  '[X-88] the form asks about a founder of a close name, whatever the spelling: %o',
  (autrement) => {
    const saisi = fondateur({ localUuid: 'f9', ...autrement })
    expect(dejaAvantFondateur({ direction: [pere], fondateurs: [] }, saisi, null)).toEqual(dansLaDirection)
    expect(dejaAvantFondateur({ direction: [], fondateurs: [irma, basile] }, saisi, null)).toEqual(parmiLesFondateurs)
    expect(dejaAvantMembre({ fondateurs: [irma, basile] }, membre({ localUuid: 'm9', ...autrement }), null)).toEqual(parmiLesFondateurs)
    // The rules require no answer for a close name: the clerk decides.
    expect(acceptes([pere], [saisi])).toBe(true)
  },
)

test('the answer about one close founder changes no other close founder', () => {
  const jean = fondateur({ localUuid: 'f4', prenom: 'Basile Jean' })
  const compose = fondateur({ localUuid: 'f5', prenom: 'Basile Marc' })
  expect(fondateursApres([jean, compose], pere, true)).toEqual([compose])
  expect(fondateursApres([jean, compose], pere, false)).toEqual([avecReponse(jean, null, true), compose])
})

test('the answer is kept while the name does not change, and the rules of the filing accept it', () => {
  expect(avecReponse(basile, null, false)).toEqual(basile)
  const autre = avecReponse(basile, null, true)
  expect(autre.membre.homonyme).toBe(true)
  expect(acceptes([pere], [basile])).toBe(false)
  expect(acceptes([pere], [autre])).toBe(true)
  expect(avecReponse(basile, autre, false).membre.homonyme).toBe(true)
  expect(avecReponse(irma, autre, false).membre.homonyme).toBeUndefined()
  const [harmonie, choeur] = ['f1', 'f3'].map((localUuid) => ({ collection: 'morales' as const, membre: unFondateurMorale({ localUuid }) }))
  expect(acceptes([], [harmonie!, avecReponse(choeur!, null, true)])).toBe(true)
})

test('a member who is one of the founders replaces that founder; otherwise all founders of that name are marked as other people', () => {
  const autre = avecReponse(fondateur({ localUuid: 'f3' }), null, true)
  expect(fondateursApres([basile, irma], pere, true)).toEqual([irma])
  expect(fondateursApres([basile, irma], pere, false)).toEqual([avecReponse(basile, null, true), irma])
  const restent = fondateursApres([basile, autre, irma], pere, true)
  expect(restent).toEqual([autre, irma])
  expect(acceptes([pere], restent)).toBe(true)
  expect(acceptes([pere], [...fondateursApres([basile], pere, false), irma])).toBe(true)
  const orgues: MembreEditable = { collection: 'morales', membre: unMembreMorale() }
  expect(fondateursApres([basile], orgues, true)).toEqual([basile])
})
