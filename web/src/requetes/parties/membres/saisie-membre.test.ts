import { unFondateurMorale, unFondateurPhysique, unMembreMorale, unMembrePhysique } from 'domain/association/exemples'
import { expect, test } from 'vitest'
import { lireFondateur, lireMembre, saisieDuFondateur, saisieDuMembre } from './saisie-membre.ts'

test('[MEMB-29] [MEMB-30] [CONST-14] a new member is French, in France, a founder, and « Monsieur »', () => {
  expect(saisieDuMembre(null)).toMatchObject({ civilite: 'M', nationalite: 'FRANÇAISE', estFondateur: true, adresse: { pays: 'FRANCE' } })
})

test('[MEMB-20] [MEMB-22] [MEMB-24] an empty person lacks function, name, first name and address', () => {
  const champs = lireMembre('physiques', saisieDuMembre(null), null).erreurs?.map(({ field }) => field)
  expect(champs?.toSorted()).toEqual(['adresse.adresse', 'adresse.codePostal', 'adresse.commune', 'fonction', 'nom', 'prenom'])
})

test('an emptied country gets the error of a required field', () => {
  const saisie = saisieDuMembre({ collection: 'physiques', membre: unMembrePhysique() })
  const lu = lireMembre('physiques', { ...saisie, adresse: { ...saisie.adresse, pays: null } }, null)
  expect(lu.erreurs).toEqual([{ field: 'adresse.pays', defaultMessage: 'le champ est obligatoire' }])
})

test.each([null, '', '  '])('[MEMB-23] a person without a nationality (%o) is refused; a legal entity has none to give', (nationalite) => {
  const physique = saisieDuMembre({ collection: 'physiques', membre: unMembrePhysique() })
  expect(lireMembre('physiques', { ...physique, nationalite }, null).erreurs).toEqual([
    { field: 'nationalite', defaultMessage: 'le champ est obligatoire' },
  ])
  const morale = saisieDuMembre({ collection: 'morales', membre: unMembreMorale() })
  expect(lireMembre('morales', { ...morale, nationalite }, null).erreurs).toBeNull()
})

test('the dialog of an edited founder holds only the values of its fields', () => {
  const avant = { collection: 'physiques' as const, membre: unFondateurPhysique({ localUuid: 'f1', homonyme: true }) }
  expect(Object.keys(saisieDuFondateur(avant)).toSorted()).toEqual(['civilite', 'denomination', 'formeJuridique', 'nom', 'prenom'])
})

test('[MEMB-25] [MEMB-26] an empty legal entity lacks its form, its name and its representative', () => {
  const champs = lireMembre('morales', saisieDuMembre(null), null).erreurs?.map(({ field }) => field)
  expect(champs).toEqual(expect.arrayContaining(['formeJuridique', 'denomination', 'nomRepresentant', 'prenomRepresentant']))
})

test('[MEMB-05] [MEMB-19] a member opened and saved unchanged stays the same, with the same local uuid', () => {
  const physique = { collection: 'physiques' as const, membre: unMembrePhysique() }
  expect(lireMembre('physiques', saisieDuMembre(physique), physique).saisi).toEqual(physique)
  const morale = { collection: 'morales' as const, membre: unMembreMorale({ numeroInscription: '123' }) }
  expect(lireMembre('morales', saisieDuMembre(morale), morale).saisi).toEqual(morale)
})

test('a ticked contact detail is erased and stays ticked when reopened; unticked or typed again, it is not erased', () => {
  const connu = { collection: 'physiques' as const, membre: unMembrePhysique({ uuid: 'connu', email: null, telephone: null }) }
  const saisie = { ...saisieDuMembre(connu), effacer: { email: true, telephone: false } }
  const lu = lireMembre('physiques', saisie, connu).saisi
  expect(lu?.membre.coordonneesEffacees).toEqual(['email'])
  expect(saisieDuMembre(lu).effacer).toEqual({ email: true, telephone: false })
  expect(lireMembre('physiques', { ...saisieDuMembre(lu), effacer: { email: false, telephone: false } }, lu).saisi).toEqual(connu)
  expect(lireMembre('physiques', { ...saisie, email: 'autre@exemple.fr' }, connu).saisi?.membre).not.toHaveProperty('coordonneesEffacees')
})

test('[MEMB-05] a new member gets a local uuid of its own', () => {
  const saisie = saisieDuMembre({ collection: 'physiques', membre: unMembrePhysique() })
  const [un, deux] = [lireMembre('physiques', saisie, null), lireMembre('physiques', saisie, null)]
  expect(un.saisi?.membre.localUuid).toMatch(/^[0-9a-f-]{36}$/)
  expect(un.saisi?.membre.localUuid).not.toBe(deux.saisi?.membre.localUuid)
})

test('a founder needs three fields, or two for a legal entity', () => {
  const vide = saisieDuFondateur(null)
  expect(lireFondateur('physiques', vide, null).erreurs?.map(({ field }) => field)).toEqual(['nom', 'prenom'])
  expect(lireFondateur('morales', vide, null).erreurs?.map(({ field }) => field)).toEqual(['formeJuridique', 'denomination'])
  const { formeJuridique, denomination } = unFondateurMorale()
  expect(lireFondateur('morales', { ...vide, formeJuridique, denomination }, null).saisi?.membre).toMatchObject({
    formeJuridique,
    denomination,
  })
})
