import { aMembreMorale, aMembrePhysique } from 'domain/association/exemples'
import { expect, test } from 'vitest'
import { answerKept, confirmed, findFonctionTenue } from './fonction-tenue.ts'
import { readMembre, toSaisieMembre } from './saisie-membre.ts'
import type { MembreEditable, TypedMembre } from './saisie-membres.ts'

const membre = (localUuid: string, fonction: string, nom: string): MembreEditable => ({
  collection: 'physiques',
  membre: aMembrePhysique({ localUuid, fonction, nom, prenom: 'Odile' }),
})
const presidente = membre('a', 'Présidente', 'Obersand')
const assesseur = membre('b', 'Assesseur(e)', 'Heckel')
const reprise: TypedMembre = { collection: 'reprises', membre: { uuid: 'r', localUuid: 'r', description: 'Président : Louis Wurm' } }
const liste: TypedMembre[] = [reprise, assesseur, presidente]

test('[MEMB-20] the form asks about a second president, new or edited, and not about another function', () => {
  const nouvelle = membre('c', 'Président(e)', 'Rappolt')
  expect(findFonctionTenue(liste, nouvelle, null)).toEqual({ fonction: 'Président(e)', tenant: 'Odile Obersand' })
  expect(findFonctionTenue(liste, membre('b', 'président', 'Heckel'), assesseur)?.tenant).toBe('Odile Obersand')
  expect(findFonctionTenue(liste, membre('c', 'Vice-Président(e)', 'Rappolt'), null)).toBeNull()
  expect(findFonctionTenue(liste, membre('c', 'Assesseur(e)', 'Rappolt'), null)).toBeNull()
  const morale: MembreEditable = { collection: 'morales', membre: aMembreMorale({ localUuid: 'd', fonction: 'Trésorier' }) }
  expect(findFonctionTenue([...liste, morale], membre('c', 'Trésorière', 'Rappolt'), null)?.tenant).toBe(morale.membre.denomination)
})

test('[MEMB-20] no question for a member who was already president, next to a president who leaves, or on the same member', () => {
  const seconde = membre('c', 'Président(e)', 'Rappolt')
  const leaving = liste.map((saisi) => (saisi === presidente ? { ...saisi, supprime: true } : saisi))
  expect(findFonctionTenue(leaving, seconde, null)).toBeNull()
  expect(findFonctionTenue([...liste, seconde], membre('c', 'Présidente', 'Rappolt-Wurm'), seconde)).toBeNull()
  expect(findFonctionTenue(liste, membre('a', 'Président(e)', 'Obersand'), membre('a', 'Assesseur(e)', 'Obersand'))).toBeNull()
})

test('[MEMB-20] the answer stays with the member while the function does not change', () => {
  const seconde = confirmed(membre('c', 'Président(e)', 'Rappolt'))
  expect(seconde.membre).toMatchObject({ nom: 'Rappolt', fonctionConfirmee: true })
  expect(answerKept('Présidente', seconde)).toEqual({ fonctionConfirmee: true })
  expect(answerKept('Secrétaire', seconde)).toEqual({})
  expect(answerKept('Présidente', presidente)).toEqual({})
  expect(answerKept('Présidente', null)).toEqual({})
  const edited = (fonction: string) => readMembre('physiques', { ...toSaisieMembre(seconde), fonction }, seconde).saisi?.membre
  expect(edited('Présidente')).toMatchObject({ fonctionConfirmee: true })
  expect(edited('Secrétaire')).not.toHaveProperty('fonctionConfirmee')
})
