import { expect, test } from 'vitest'
import { erreursDeZod } from '../core/erreurs-zod.ts'
import { unComite, unFondateurMorale, unFondateurPhysique, unMembrePhysique } from './exemples.ts'
import { Fondateurs, compterFondateurs, fondateursEnDouble, sansLaDirection } from './fondateurs.ts'

const personne = { physiques: [], morales: [] }

test('[FOUND-02, FOUND-03, FOUND-04] founders are persons or legal entities, every field required', () => {
  const { error } = Fondateurs.safeParse({ physiques: [{}], morales: [{}] })
  expect(erreursDeZod(error?.issues ?? []).map(({ field }) => field)).toEqual([
    'physiques[0].civilite',
    'physiques[0].nom',
    'physiques[0].prenom',
    'morales[0].formeJuridique',
    'morales[0].denomination',
  ])
})

test('[MEMB-15] members of the direction flagged as founders count', () => {
  const comite = unComite()
  expect(compterFondateurs(comite, personne)).toBe(3)
  expect(
    compterFondateurs({ ...comite, physiques: comite.physiques.map((membre) => ({ ...membre, estFondateur: false })) }, personne),
  ).toBe(1)
  expect(compterFondateurs(comite, { physiques: [unFondateurPhysique()], morales: [unFondateurMorale()] })).toBe(5)
})

test('[FOUND-07] a founder repeating a member under its uuid or local uuid is dropped', () => {
  const comite = unComite()
  const repete = unFondateurPhysique({ localUuid: 'membre-1', nom: 'Autre orthographe' })
  const autre = unFondateurPhysique({ localUuid: 'fondateur-1' })
  expect(sansLaDirection(comite, { physiques: [repete, autre], morales: [] })).toEqual({ physiques: [autre], morales: [] })
  expect(compterFondateurs(comite, { physiques: [repete], morales: [] })).toBe(3)
  const identique = unFondateurPhysique({ localUuid: 'membre-1', civilite: 'MME', nom: 'Mittelbrucher', prenom: 'Odile' })
  expect(fondateursEnDouble(comite, { physiques: [identique], morales: [] })).toEqual([])
  const parUuid = { ...comite, physiques: [unMembrePhysique({ uuid: 'u1' })] }
  expect(sansLaDirection(parUuid, { physiques: [unFondateurPhysique({ uuid: 'u1' })], morales: [] }).physiques).toEqual([])
})

test('a person holding two functions counts once', () => {
  const comite = {
    ...unComite(),
    morales: [],
    physiques: [unMembrePhysique(), unMembrePhysique({ localUuid: 'membre-9', fonction: 'Secrétaire' })],
  }
  expect(compterFondateurs(comite, personne)).toBe(1)
  expect(fondateursEnDouble(comite, personne)).toEqual([])
})

test('[FOUND-09] the same person typed twice is refused, whatever the case', () => {
  const fondateurs = { physiques: [unFondateurPhysique(), unFondateurPhysique({ nom: 'ROSENHOLZ' })], morales: [] }
  expect(fondateursEnDouble({ ...unComite(), physiques: [] }, fondateurs)).toEqual([
    {
      field: 'fondateurs.physiques[1].nom',
      defaultMessage: "Basile ROSENHOLZ figure déjà parmi les fondateurs. Chaque personne ne compte qu'une fois.",
    },
  ])
})

test('[FOUND-09] so is a founder already counted in the direction, person or legal entity', () => {
  const fondateurs = {
    physiques: [unFondateurPhysique({ civilite: 'MME', nom: 'Mittelbrucher', prenom: 'Odile' })],
    morales: [unFondateurMorale({ denomination: 'Amis des orgues de Mittelbruch' })],
  }
  expect(fondateursEnDouble(unComite(), fondateurs).map(({ field }) => field)).toEqual([
    'fondateurs.physiques[0].nom',
    'fondateurs.morales[0].denomination',
  ])
})

test('homonyms of another civility are two persons', () => {
  const fondateurs = {
    physiques: [unFondateurPhysique({ prenom: 'Camille' }), unFondateurPhysique({ prenom: 'Camille', civilite: 'MME' })],
    morales: [],
  }
  expect(fondateursEnDouble({ ...unComite(), physiques: [] }, fondateurs)).toEqual([])
  expect(compterFondateurs({ ...unComite(), physiques: [], morales: [] }, fondateurs)).toBe(2)
})
