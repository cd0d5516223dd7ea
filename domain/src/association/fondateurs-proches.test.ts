import { expect, test } from 'vitest'
import { aComite, aFondateurMorale, aFondateurPhysique, aMembrePhysique } from './exemples.ts'
import { countFondateurs, fondateursEnDouble } from './fondateurs.ts'
import { fondateursProches } from './fondateurs-proches.ts'
import { mayBeOne, type NamedPersonne } from './homonymes.ts'
import type { Comite } from './membres.ts'

const personne = (nom: string, prenom: string, civilite = 'M'): NamedPersonne => ({ civilite, nom, prenom })
const morale = (formeJuridique: string, denomination: string): NamedPersonne => ({ formeJuridique, denomination })

test.each<[NamedPersonne, NamedPersonne]>([
  [personne("D'Arc", 'Jeanne'), personne('D’Arc', 'Jeanne')],
  [personne('Lebœuf', 'Paul'), personne('Leboeuf', 'Paul')],
  [personne('Müller', 'Anna'), personne('Mueller', 'Anna')],
  [personne('Müller', 'Anna'), personne('MULLER', 'Anna')],
  [personne('Strauß', 'Karl'), personne('Strauss', 'Karl')],
  [personne('Saint-Martin', 'Luc'), personne('St Martin', 'Luc')],
  [personne('Keller', 'Jean-Marc'), personne('Keller', 'Jean Marc')],
  [personne('Keller', 'Jean'), personne('Keller', 'Jean Marc')],
  [personne('Keller', 'Marc'), personne('Keller', 'Jean-Marc')],
  [personne('Martin', 'Claude'), personne('Claude', 'Martin')],
  [personne('Martin', 'Claude'), personne('Claude', 'Martin Paul')],
  [personne('Martin', 'Claude', ''), personne('Martin', 'Claude', 'MME')],
  [morale('Association', 'Les Amis de l’Orgue'), morale('ASSOCIATION', "les amis de l'orgue")],
])('[X-76] [X-88] %o and %o may be one, whichever comes first', (one, other) => {
  expect(mayBeOne(one, other)).toBe(true)
  expect(mayBeOne(other, one)).toBe(true)
})

test.each<[NamedPersonne, NamedPersonne]>([
  [personne('Martin', 'Claude'), personne('Martin', 'Claude', 'MME')],
  [personne('Martin', 'Claude'), personne('Martin', 'Claudine')],
  [personne('Martin', 'Jean Paul'), personne('Martin', 'Jean Pierre')],
  [personne('Martin', 'Claude'), personne('Martine', 'Claude')],
  [personne('Martin', 'Claude'), morale('Martin', 'Claude')],
  [morale('Association', 'Amis'), morale('Fondation', 'Amis')],
])('%o and %o are two', (one, other) => {
  expect(mayBeOne(one, other)).toBe(false)
  expect(mayBeOne(other, one)).toBe(false)
})

const direction: Comite = {
  ...aComite(),
  physiques: [aMembrePhysique({ civilite: 'M', nom: 'Müller', prenom: 'Karl' })],
  morales: [],
}
const fondateurs = (...physiques: Parameters<typeof aFondateurPhysique>[0][]) => ({
  physiques: physiques.map((autrement) => aFondateurPhysique(autrement)),
  morales: [aFondateurMorale()],
})

test('[X-76] [X-88] close founders are filed without an answer, each counts, and the clerk sees each pair', () => {
  const listes = fondateurs({ nom: 'Mueller', prenom: 'Karl' }, { nom: 'D’Arc' }, { nom: "D'Arc", homonyme: true }, { nom: 'Autre' })
  expect(fondateursEnDouble(direction, listes)).toEqual([])
  expect(countFondateurs(direction, listes)).toBe(6)
  expect(fondateursProches(direction, listes)).toEqual([
    { un: 'Karl Müller', autre: 'Karl Mueller', distincts: false },
    { un: 'Basile D’Arc', autre: "Basile D'Arc", distincts: true },
  ])
})

test('two members of the direction are a pair without an answer; a member who is not a founder is in no pair', () => {
  const [presidente] = direction.physiques
  const seconde = { ...presidente!, localUuid: 'membre-8', nom: 'MULLER' }
  const deux = { ...direction, physiques: [presidente!, seconde] }
  expect(fondateursProches(deux, fondateurs())).toEqual([{ un: 'Karl Müller', autre: 'Karl MULLER', distincts: null }])
  expect(fondateursProches({ ...deux, physiques: [presidente!, { ...seconde, estFondateur: false }] }, fondateurs())).toEqual([])
  // A founder who repeats the identifier of a member adds no founder (FOUND-07).
  expect(fondateursProches(direction, fondateurs({ nom: 'Müller', prenom: 'Karl', localUuid: presidente!.localUuid }))).toEqual([])
})
