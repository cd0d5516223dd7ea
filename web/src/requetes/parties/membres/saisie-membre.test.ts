import { aFondateurMorale, aFondateurPhysique, aMembreMorale, aMembrePhysique } from 'domain/association/exemples'
import { expect, test } from 'vitest'
import { readFondateur, readMembre, toSaisieFondateur, toSaisieMembre } from './saisie-membre.ts'

test('[MEMB-29] [MEMB-30] [CONST-14] a new member is French, in France, a founder, and « Monsieur »', () => {
  expect(toSaisieMembre(null)).toMatchObject({ civilite: 'M', nationalite: 'FRANÇAISE', estFondateur: true, adresse: { pays: 'FRANCE' } })
})

test('[MEMB-20] [MEMB-22] [MEMB-24] an empty person lacks function, name, first name and address', () => {
  const champs = readMembre('physiques', toSaisieMembre(null), null).erreurs?.map(({ field }) => field)
  expect(champs?.toSorted()).toEqual(['adresse.adresse', 'adresse.codePostal', 'adresse.commune', 'fonction', 'nom', 'prenom'])
})

test('an emptied country gets the error of a required field', () => {
  const saisie = toSaisieMembre({ collection: 'physiques', membre: aMembrePhysique() })
  const lu = readMembre('physiques', { ...saisie, adresse: { ...saisie.adresse, pays: null } }, null)
  expect(lu.erreurs).toEqual([{ field: 'adresse.pays', defaultMessage: 'le champ est obligatoire' }])
})

test.each([null, '', '  '])('[MEMB-23] a person without a nationality (%o) is refused; a legal entity has none to give', (nationalite) => {
  const physique = toSaisieMembre({ collection: 'physiques', membre: aMembrePhysique() })
  expect(readMembre('physiques', { ...physique, nationalite }, null).erreurs).toEqual([
    { field: 'nationalite', defaultMessage: 'le champ est obligatoire' },
  ])
  const morale = toSaisieMembre({ collection: 'morales', membre: aMembreMorale() })
  expect(readMembre('morales', { ...morale, nationalite }, null).erreurs).toBeNull()
})

test('the dialog of an edited founder holds only the values of its fields', () => {
  const avant = { collection: 'physiques' as const, membre: aFondateurPhysique({ localUuid: 'f1', homonyme: true }) }
  expect(Object.keys(toSaisieFondateur(avant)).toSorted()).toEqual(['civilite', 'denomination', 'formeJuridique', 'nom', 'prenom'])
})

test('[MEMB-25] [MEMB-26] an empty legal entity lacks its form, its name and its representative', () => {
  const champs = readMembre('morales', toSaisieMembre(null), null).erreurs?.map(({ field }) => field)
  expect(champs).toEqual(expect.arrayContaining(['formeJuridique', 'denomination', 'nomRepresentant', 'prenomRepresentant']))
})

test('[MEMB-05] [MEMB-19] a member opened and saved unchanged stays the same, with the same local uuid', () => {
  const physique = { collection: 'physiques' as const, membre: aMembrePhysique() }
  expect(readMembre('physiques', toSaisieMembre(physique), physique).saisi).toEqual(physique)
  const morale = { collection: 'morales' as const, membre: aMembreMorale({ numeroInscription: '123' }) }
  expect(readMembre('morales', toSaisieMembre(morale), morale).saisi).toEqual(morale)
})

test('a ticked contact detail is erased and stays ticked when reopened; unticked or typed again, it is not erased', () => {
  const connu = { collection: 'physiques' as const, membre: aMembrePhysique({ uuid: 'connu', email: null, telephone: null }) }
  const saisie = { ...toSaisieMembre(connu), effacer: { email: true, telephone: false } }
  const lu = readMembre('physiques', saisie, connu).saisi
  expect(lu?.membre.coordonneesEffacees).toEqual(['email'])
  expect(toSaisieMembre(lu).effacer).toEqual({ email: true, telephone: false })
  expect(readMembre('physiques', { ...toSaisieMembre(lu), effacer: { email: false, telephone: false } }, lu).saisi).toEqual(connu)
  expect(readMembre('physiques', { ...saisie, email: 'autre@exemple.fr' }, connu).saisi?.membre).not.toHaveProperty('coordonneesEffacees')
})

test('[MEMB-05] a new member gets a local uuid of its own', () => {
  const saisie = toSaisieMembre({ collection: 'physiques', membre: aMembrePhysique() })
  const [un, deux] = [readMembre('physiques', saisie, null), readMembre('physiques', saisie, null)]
  expect(un.saisi?.membre.localUuid).toMatch(/^[0-9a-f-]{36}$/)
  expect(un.saisi?.membre.localUuid).not.toBe(deux.saisi?.membre.localUuid)
})

test('a founder needs three fields, or two for a legal entity', () => {
  const vide = toSaisieFondateur(null)
  expect(readFondateur('physiques', vide, null).erreurs?.map(({ field }) => field)).toEqual(['nom', 'prenom'])
  expect(readFondateur('morales', vide, null).erreurs?.map(({ field }) => field)).toEqual(['formeJuridique', 'denomination'])
  const { formeJuridique, denomination } = aFondateurMorale()
  expect(readFondateur('morales', { ...vide, formeJuridique, denomination }, null).saisi?.membre).toMatchObject({
    formeJuridique,
    denomination,
  })
})
