import { aMembrePhysique } from 'domain/association/exemples'
import { anAnnexe } from 'domain/core/exemples'
import { defaultLimites } from 'domain/core/fichier'
import { modification } from 'domain/requetes/demarches/modification'
import { readSaisie } from 'domain/requetes/depot/depot'
import { makeVersion } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import { saisieInitiale, modificationRegles, type SaisieModification } from './saisie-modification.ts'
import type { KnownAssociation } from '../association/known-association.ts'

const une = makeVersion()
/** An association with a value in every field. */
const association = {
  ...une,
  numero: 'STR000001',
  version: 7,
  informations: {
    ...une.informations,
    numero: '812345678',
    reference: 'W671987654',
    theme: ['Chant choral, musique'],
    cooperative: true,
    but: 'LUCRATIF',
    utilitePublique: true,
    stipulations: true,
    precisionStipulation: 'Deux signatures.',
    adresseSite: 'https://chorale.exemple.fr/',
    finValidite: '2125-12-31',
    dureeValidite: { valeur: 99, unite: 'ANNEE' },
    dureeRenouvellement: { valeur: 18, unite: 'MOIS' },
    adresse: { ...une.informations.adresse, complementAdresse: 'Fond de cour', domiciliation: 'Mme Glockner' },
    dateInscriptionJAL: '2024-04-02',
  },
  members: { ...une.members, reprises: [{ uuid: 'reprises-0', description: 'Comité de 1912' }] },
  indexMembres: [
    { uuid: 'reprises-0', collection: 'reprises', index: 0 },
    ...une.indexMembres.map((rang) => ({ ...rang, index: rang.index + 1 })),
  ],
} as unknown as KnownAssociation

const visee = { association, tribunal: { id: 'TJ-STRASBOURG', libelle: 'Tribunal judiciaire de Strasbourg' } }
const selon = modificationRegles(visee)
const saisie = (autrement: Partial<SaisieModification> = {}): SaisieModification => {
  const initiale = saisieInitiale(visee)(null)
  const { ville: _, ...declarant } = initiale.declarant
  const commune = { id: 1, codeInsee: '67482', libelle: 'Strasbourg', codePostaux: ['67000'] }
  const fichier = { sha256: 'ab'.repeat(32), taille: 4, mime: 'application/pdf' }
  return {
    ...initiale,
    declarant: { ...declarant, nom: 'Mittelbrucher', prenom: 'Odile', adresse: '1 rue', codePostal: '67000', ville: commune },
    annexes: [{ id: 'a', annexe: anAnnexe({ type: 'PV_AG', sousType: 'ORDINAIRE', date: '2026-11-02' }), fichier }],
    ...autrement,
  }
}
const buildDepot = (autrement: Partial<SaisieModification> = {}) => {
  const { depot, erreurs } = readSaisie(modification.schema, selon.toDepot(saisie(autrement)))
  expect(erreurs).toBeNull()
  return depot!
}
const champs = (etape: string, autrement: Partial<SaisieModification> = {}) =>
  selon.check(etape, saisie(autrement), defaultLimites).map(({ field }) => field)

test('an untouched form equals the register: nothing changes, and the filing is refused', () => {
  const sousTypes = modification.sousTypes({ ...buildDepot(), association: buildDepot().association!, documents: [] } as never, association)
  expect(sousTypes).toEqual([])
  expect(selon.changesOf(saisie())).toEqual([])
  expect(champs('final')).toEqual(['modifications'])
  expect(['declarant', 'association', 'membres', 'documents'].flatMap((etape) => champs(etape))).toEqual([])
})

test('[MEMB-37] a direction renewed unchanged is a modification', () => {
  expect(champs('final', { renouvellementComite: true })).toEqual([])
  expect(buildDepot({ renouvellementComite: true }).renouvellementComite).toBe(true)
})

test('[MEMB-08] [MEMB-12] a member marked as leaving is not filed, and the others keep their order and their uuid', () => {
  const { direction } = saisie()
  const sans = direction.map((membre, rang) => ({ ...membre, supprime: rang === 1 }))
  const { comite } = buildDepot({ direction: sans })
  expect(comite.indexMembres.map(({ uuid }) => uuid)).toEqual(['reprises-0', 'morales-0', 'physiques-1'])
  expect(comite.physiques.map(({ uuid }) => uuid)).toEqual(['physiques-1'])
  expect(selon.changesOf(saisie({ direction: sans }))?.map(({ titre }) => titre)).toContain('Direction')
})

test('[MEMB-16] a modification that leaves nobody in the direction is refused', () => {
  const personne = saisie().direction.map((membre) => ({ ...membre, supprime: true }))
  expect(selon.missingDirection(saisie({ direction: personne })).map(({ field }) => field)).toEqual(['membres.nombreDirection'])
  const venue = { collection: 'physiques' as const, membre: aMembrePhysique({ localUuid: 'nouvelle', nom: 'Rappolt' }) }
  expect(selon.missingDirection(saisie({ direction: [...personne, venue] }))).toEqual([])
})

test('a seat in the territory of another court is refused by the association step', () => {
  const a = (tribunaux: object) => {
    const { informations } = saisie().association
    const commune = { ...informations.adresse.commune!, ...tribunaux }
    return { association: { informations: { ...informations, adresse: { ...informations.adresse, commune } } } }
  }
  expect(champs('association', a({ tribunalJudiciaire: 'TJ-COLMAR' }))).toEqual(['association.informations.adresse.commune'])
  expect(champs('association', a({ tribunalJudiciaire: 'TJ-STRASBOURG', tribunalProximite: 'TPRX-HAGUENAU' }))).toHaveLength(1)
  expect(champs('association', a({ tribunalJudiciaire: 'TJ-STRASBOURG', tribunalProximite: null }))).toEqual([])
})

test('new statutes give their date, and the other dates stay those of the register', () => {
  const fichier = { sha256: 'ab'.repeat(32), taille: 4, mime: 'application/pdf' }
  const statuts = { id: 's', annexe: anAnnexe({ type: 'STATUTS', sousType: null, date: '2026-11-01' }), fichier }
  const { association: dite } = buildDepot({ annexes: [statuts] })
  expect([dite?.dateStatuts, dite?.dateConstitutive, dite?.dateInscriptionJAL]).toEqual(['2026-11-01', '2026-10-03', '2024-04-02'])
  expect(buildDepot().association?.dateStatuts).toBe('2026-10-03')
  expect(buildDepot().version).toBe(7)
})

test('[ANNEX-14] a changed name asks for the statutes before sending, and so does a change announced before step 1', () => {
  const { association: dite } = saisie()
  const renommee = { informations: { ...dite.informations, denomination: 'Un autre nom' } }
  expect(selon.conseils(saisie())).toEqual([])
  expect(selon.conseils(saisie({ association: renommee }))).toEqual([
    { ligne: 'statuts', phrase: expect.stringMatching(/^Statuts modifiés\s: à joindre \(.*71\)\.$/) },
  ])
  expect(selon.conseils(saisie({ changements: { ...saisie().changements, statuts: true } }))).toHaveLength(1)
  const [annexe] = saisie().annexes
  const statuts = { ...annexe!, id: 'b', annexe: anAnnexe({ type: 'STATUTS', sousType: null, date: '2026-11-02' }) }
  expect(selon.conseils(saisie({ association: renommee, annexes: [annexe!, statuts] }))).toEqual([])
})
