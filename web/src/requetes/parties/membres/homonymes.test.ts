import { aFondateurMorale, aFondateurPhysique, aMembreMorale, aMembrePhysique } from 'domain/association/exemples'
import { fondateursEnDouble } from 'domain/association/fondateurs'
import { expect, test } from 'vitest'
import { toComite, toFondateurs, type TypedFondateur, type MembreEditable } from './saisie-membres.ts'
import { applyReponse, findDuplicateOfFondateur, findDuplicateOfMembre, applyReponseToFondateurs } from './homonymes.ts'

const membre = (autrement = {}): MembreEditable => ({
  collection: 'physiques',
  membre: aMembrePhysique({ civilite: 'M', nom: 'Rosenholz', prenom: 'Basile', ...autrement }),
})
const fondateur = (autrement = {}): TypedFondateur => ({
  collection: 'physiques',
  membre: aFondateurPhysique({ localUuid: 'f1', ...autrement }),
})
const pere = membre()
const basile = fondateur()
const irma = fondateur({ localUuid: 'f2', civilite: 'MME', nom: 'Tannacker', prenom: 'Irma' })
const dansLaDirection = { liste: 'direction', nom: 'Basile Rosenholz' }
const parmiLesFondateurs = { liste: 'fondateurs', nom: 'Basile Rosenholz' }
const areAccepted = (direction: MembreEditable[], fondateurs: TypedFondateur[]) =>
  fondateursEnDouble(toComite(direction), toFondateurs(fondateurs)).length === 0

test('the form asks about a founder whose name already counts, in the direction first', () => {
  expect(findDuplicateOfFondateur({ direction: [pere], fondateurs: [irma] }, basile, null)).toEqual(dansLaDirection)
  expect(findDuplicateOfFondateur({ direction: [], fondateurs: [irma, basile] }, fondateur({ nom: 'ROSEN HOLZ' }), null)).toEqual(
    parmiLesFondateurs,
  )
  expect(findDuplicateOfFondateur({ direction: [membre({ estFondateur: false })], fondateurs: [irma] }, basile, null)).toBeNull()
  expect(findDuplicateOfFondateur({ direction: [pere], fondateurs: [basile] }, irma, null)).toBeNull()
})

test('the form asks again about a renamed founder only, and never compares a founder with itself', () => {
  const listes = { direction: [pere], fondateurs: [basile, irma] }
  expect(findDuplicateOfFondateur(listes, fondateur({ nom: 'Rösenholz' }), basile)).toBeNull()
  expect(findDuplicateOfFondateur(listes, basile, irma)).toEqual(dansLaDirection)
  expect(findDuplicateOfFondateur({ direction: [], fondateurs: [irma] }, fondateur({ ...irma.membre, prenom: 'Irma' }), irma)).toBeNull()
})

test('the form never asks about two members of the direction, but asks about one who founds when a founder has the same name', () => {
  expect(findDuplicateOfMembre({ fondateurs: [irma] }, membre({ localUuid: 'fils' }), null)).toBeNull()
  const listes = { direction: [pere], fondateurs: [basile] }
  expect(findDuplicateOfMembre(listes, membre({ localUuid: 'fils' }), null)).toEqual(parmiLesFondateurs)
  expect(findDuplicateOfMembre(listes, membre({ localUuid: 'fils', estFondateur: false }), null)).toBeNull()
  expect(findDuplicateOfMembre(listes, membre({ fonction: 'Membre' }), pere)).toBeNull()
  expect(findDuplicateOfMembre(listes, pere, membre({ estFondateur: false }))).toEqual(parmiLesFondateurs)
  expect(findDuplicateOfMembre(listes, pere, membre({ prenom: 'Gaspard' }))).toEqual(parmiLesFondateurs)
})

test.each([{ nom: 'Rosenhölz' }, { nom: 'BASILE', prenom: 'Rosenholz' }, { prenom: 'Basile Jean' }, { prenom: 'Jean-Basile' }])(
  '[X-88] the form asks about a founder of a close name, whatever the spelling: %o',
  (autrement) => {
    const saisi = fondateur({ localUuid: 'f9', ...autrement })
    expect(findDuplicateOfFondateur({ direction: [pere], fondateurs: [] }, saisi, null)).toEqual(dansLaDirection)
    expect(findDuplicateOfFondateur({ direction: [], fondateurs: [irma, basile] }, saisi, null)).toEqual(parmiLesFondateurs)
    expect(findDuplicateOfMembre({ fondateurs: [irma, basile] }, membre({ localUuid: 'm9', ...autrement }), null)).toEqual(
      parmiLesFondateurs,
    )
    // The rules require no answer for a close name: the clerk decides.
    expect(areAccepted([pere], [saisi])).toBe(true)
  },
)

test('the answer about one close founder changes no other close founder', () => {
  const jean = fondateur({ localUuid: 'f4', prenom: 'Basile Jean' })
  const compose = fondateur({ localUuid: 'f5', prenom: 'Basile Marc' })
  expect(applyReponseToFondateurs([jean, compose], pere, true)).toEqual([compose])
  expect(applyReponseToFondateurs([jean, compose], pere, false)).toEqual([applyReponse(jean, null, true), compose])
})

test('the answer is kept while the name does not change, and the rules of the filing accept it', () => {
  expect(applyReponse(basile, null, false)).toEqual(basile)
  const autre = applyReponse(basile, null, true)
  expect(autre.membre.homonyme).toBe(true)
  expect(areAccepted([pere], [basile])).toBe(false)
  expect(areAccepted([pere], [autre])).toBe(true)
  expect(applyReponse(basile, autre, false).membre.homonyme).toBe(true)
  expect(applyReponse(irma, autre, false).membre.homonyme).toBeUndefined()
  const [harmonie, choeur] = ['f1', 'f3'].map((localUuid) => ({ collection: 'morales' as const, membre: aFondateurMorale({ localUuid }) }))
  expect(areAccepted([], [harmonie!, applyReponse(choeur!, null, true)])).toBe(true)
})

test('a member who is one of the founders replaces that founder; otherwise all founders of that name are marked as other people', () => {
  const autre = applyReponse(fondateur({ localUuid: 'f3' }), null, true)
  expect(applyReponseToFondateurs([basile, irma], pere, true)).toEqual([irma])
  expect(applyReponseToFondateurs([basile, irma], pere, false)).toEqual([applyReponse(basile, null, true), irma])
  const restent = applyReponseToFondateurs([basile, autre, irma], pere, true)
  expect(restent).toEqual([autre, irma])
  expect(areAccepted([pere], restent)).toBe(true)
  expect(areAccepted([pere], [...applyReponseToFondateurs([basile], pere, false), irma])).toBe(true)
  const orgues: MembreEditable = { collection: 'morales', membre: aMembreMorale() }
  expect(applyReponseToFondateurs([basile], orgues, true)).toEqual([basile])
})
