import { expect, test } from 'vitest'
import { erreursDeZod } from '../core/erreurs-zod.ts'
import { textes } from '../core/textes/common.ts'
import { aComite, aFondateurMorale, aFondateurPhysique, aMembrePhysique } from './exemples.ts'
import { Fondateurs, countFondateurs, fondateursEnDouble, withoutDirection } from './fondateurs.ts'
import type { FondateurPhysique } from './fondateurs.ts'
import type { Comite, MembrePhysique } from './membres.ts'

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
  const comite = aComite()
  expect(countFondateurs(comite, personne)).toBe(3)
  expect(countFondateurs({ ...comite, physiques: comite.physiques.map((membre) => ({ ...membre, estFondateur: false })) }, personne)).toBe(
    1,
  )
  expect(countFondateurs(comite, { physiques: [aFondateurPhysique()], morales: [aFondateurMorale()] })).toBe(5)
})

test('[FOUND-07] a founder repeating a member under its uuid or local uuid is dropped', () => {
  const comite = aComite()
  const repete = aFondateurPhysique({ localUuid: 'membre-1', nom: 'Autre orthographe' })
  const autre = aFondateurPhysique({ localUuid: 'fondateur-1' })
  expect(withoutDirection(comite, { physiques: [repete, autre], morales: [] })).toEqual({ physiques: [autre], morales: [] })
  expect(countFondateurs(comite, { physiques: [repete], morales: [] })).toBe(3)
  const identique = aFondateurPhysique({ localUuid: 'membre-1', civilite: 'MME', nom: 'Mittelbrucher', prenom: 'Odile' })
  expect(fondateursEnDouble(comite, { physiques: [identique], morales: [] })).toEqual([])
  const parUuid = { ...comite, physiques: [aMembrePhysique({ uuid: 'u1' })] }
  expect(withoutDirection(parUuid, { physiques: [aFondateurPhysique({ uuid: 'u1' })], morales: [] }).physiques).toEqual([])
})

const withOnly = (physiques: MembrePhysique[]) => ({ ...aComite(), physiques, morales: [] })
const personnes = (...physiques: FondateurPhysique[]) => ({ physiques, morales: [] })
const pere = aMembrePhysique({ civilite: 'M', nom: 'Rosenholz', prenom: 'Basile' })
const fils = { ...pere, localUuid: 'membre-9', fonction: 'Secrétaire' }
const champs = (comite: Comite, fondateurs: Fondateurs) => fondateursEnDouble(comite, fondateurs).map(({ field }) => field)

test('[MEMB-15] a father and a son of the same name, both in the direction, are two founders, and nothing forbids it', () => {
  expect(countFondateurs(withOnly([pere, fils]), personne)).toBe(2)
  expect(fondateursEnDouble(withOnly([pere, fils]), personne)).toEqual([])
})

test.each<[autrement: Partial<FondateurPhysique>, double: boolean]>([
  [{}, true],
  [{ nom: 'ROSENHOLZ', prenom: 'basile' }, false],
  [{ nom: 'Rosen holz', prenom: ' Basile' }, false],
  [{ nom: 'Rosen\u00A0Holz', prenom: 'Basile' }, false],
  [{ nom: 'Rosen-Holz', prenom: 'Básilè' }, false],
  [{ civilite: 'MME' }, false],
  [{ prenom: 'Basil' }, false],
  [{ nom: 'Basile', prenom: 'Rosenholz' }, false],
  [{ homonyme: false }, true],
  [{ homonyme: null }, true],
  [{ homonyme: true }, false],
])('[FOUND-09] beside « M Basile Rosenholz », a founder who is %o bears exactly that name: %s', (autrement, double) => {
  const autre = aFondateurPhysique({ localUuid: 'f2', ...autrement })
  const expectedErreurs = (i: number) => (double ? [`fondateurs.physiques[${i}].nom`] : [])
  // Typed after another founder, or after a founder of the direction.
  expect(champs(withOnly([]), personnes(aFondateurPhysique(), autre))).toEqual(expectedErreurs(1))
  expect(champs(withOnly([pere]), personnes(autre))).toEqual(expectedErreurs(0))
  // A member of the direction who is not a founder has no double.
  expect(champs(withOnly([{ ...pere, estFondateur: false }]), personnes(autre))).toEqual([])
  expect(countFondateurs(withOnly([pere, fils]), personnes(aFondateurPhysique(), autre))).toBe(4)
})

test('[FOUND-09] the error names the founder; a legal entity typed twice is refused too, unless it is declared to be another', () => {
  const orgues = aFondateurMorale({ formeJuridique: 'Association', denomination: 'Amis des orgues de Mittelbruch' })
  expect(fondateursEnDouble(aComite(), { physiques: [], morales: [orgues] })).toEqual([
    {
      field: 'fondateurs.morales[0].denomination',
      defaultMessage: "Amis des orgues de Mittelbruch figure déjà parmi les fondateurs. Chaque personne ne compte qu'une fois.",
    },
  ])
  expect(fondateursEnDouble(withOnly([]), personnes(aFondateurPhysique(), aFondateurPhysique()))).toEqual([
    {
      field: 'fondateurs.physiques[1].nom',
      defaultMessage: "Basile Rosenholz figure déjà parmi les fondateurs. Chaque personne ne compte qu'une fois.",
    },
  ])
  expect(fondateursEnDouble(aComite(), { physiques: [], morales: [{ ...orgues, homonyme: true }] })).toEqual([])
})

test('of three founders of one name, only the first needs no answer, whichever of them gave one', () => {
  const sans = aFondateurPhysique()
  const dit = aFondateurPhysique({ homonyme: true })
  expect(champs(withOnly([]), personnes(dit, sans, dit))).toEqual([])
  expect(champs(withOnly([]), personnes(sans, dit, sans))).toEqual(['fondateurs.physiques[2].nom'])
  expect(champs(withOnly([pere]), personnes(dit, sans))).toEqual(['fondateurs.physiques[1].nom'])
})

test('a founder carries the answer only when there is one', () => {
  const { physiques } = Fondateurs.parse(personnes(aFondateurPhysique(), aFondateurPhysique({ homonyme: true })))
  expect(physiques.map((fondateur) => fondateur.homonyme)).toEqual([undefined, true])
  expect(Object.keys(physiques[0] ?? {})).not.toContain('homonyme')
  const { error } = Fondateurs.safeParse({ physiques: [{ ...aFondateurPhysique(), homonyme: 'oui' }], morales: [] })
  expect(erreursDeZod(error?.issues ?? [])).toEqual([{ field: 'physiques[0].homonyme', defaultMessage: textes.valeurInvalide }])
})
