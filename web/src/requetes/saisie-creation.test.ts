import { desInformations, aFondateurMorale, aFondateurPhysique, aMembreMorale, aMembrePhysique } from 'domain/association/exemples'
import { anAdresse, anAnnexe, aSampleCommune } from 'domain/core/exemples'
import { defaultLimites } from 'domain/core/fichier'
import { creation } from 'domain/requetes/demarches/creation'
import { readSaisie } from 'domain/requetes/depot/depot'
import { expect, test } from 'vitest'
import { resolveEtape } from './demarche/resolve-etape.ts'
import { datesDesAnnexes, type AnnexeJointe } from './parties/annexes/annexe-jointe.ts'
import { saisieInitiale, creationRegles, type SaisieCreation } from './saisie-creation.ts'

const fichier = { sha256: 'ab'.repeat(32), taille: 4, mime: 'application/pdf' }
const jointe = (autrement: Parameters<typeof anAnnexe>[0]): AnnexeJointe => ({
  id: autrement?.nom ?? '',
  annexe: anAnnexe(autrement),
  fichier,
})

const { toDepot, missingAnnexes } = creationRegles

const utilisateur = {
  uuid: '5b3c6a9e-1111-4222-8333-444455556666',
  email: 'odile@exemple.fr',
  civilite: 'MME' as const,
  prenom: 'Odile',
  nom: 'Mittelbrucher',
  adresse: '12 rue des Tilleuls imaginaires',
  complementAdresse: 'Bâtiment B',
  codePostal: '67000',
  ville: 'Strasbourg',
  authorities: ['USAGER' as const],
  tribunaux: [],
}

const saisie = (): SaisieCreation => {
  const vide = saisieInitiale(utilisateur)
  const { denomination, objet, gouvernance } = desInformations()
  const adresse = { ...vide.association.informations.adresse, ...anAdresse(), complementAdresse: '' }
  return {
    ...vide,
    association: {
      informations: {
        ...vide.association.informations,
        denomination,
        objet,
        gouvernance,
        adresse: { ...adresse, commune: aSampleCommune() },
      },
    },
    direction: [
      { collection: 'morales', membre: aMembreMorale() },
      { collection: 'physiques', membre: aMembrePhysique() },
    ],
    fondateurs: [
      { collection: 'physiques', membre: aFondateurPhysique() },
      { collection: 'morales', membre: aFondateurMorale() },
    ],
    annexes: [
      jointe({ nom: 'statuts.pdf', type: 'STATUTS', sousType: null, date: '2026-10-01' }),
      jointe({ nom: 'pv.pdf', type: 'PV_AG', sousType: 'ORDINAIRE', date: '2026-09-30' }),
      jointe({ nom: 'ago.pdf', type: 'PV_AG', sousType: 'CONSTITUTIVE', date: '2026-10-03' }),
    ],
  }
}

const buildDepot = (autrement: Partial<SaisieCreation> = {}) => {
  const { depot, erreurs } = readSaisie(creation.schema, toDepot({ ...saisie(), ...autrement }))
  expect(erreurs).toBeNull()
  return depot!
}

test('[X-07] [DECL-08] [DECL-11] the values of the form make a filing that the domain reads, with the declarant of the account', () => {
  const { declarant, association, documents } = buildDepot()
  expect(declarant).toEqual({
    civilite: 'MME',
    nom: 'Mittelbrucher',
    prenom: 'Odile',
    lien: null,
    adresse: '12 rue des Tilleuls imaginaires',
    complementAdresse: 'Bâtiment B',
    codePostal: '67000',
    ville: 'Strasbourg',
    email: 'odile@exemple.fr',
    notificationElectronique: true,
  })
  expect(association?.informations.denomination).toBe('Association chorale de Mittelbruch')
  expect(documents.map(({ nom }) => nom)).toEqual(['statuts.pdf', 'pv.pdf', 'ago.pdf'])
})

test('[ASSO-26] a duration without value is sent as null, whatever its unit', () => {
  const { association } = saisie()
  const duree = { valeur: ' ', unite: 'ANNEE' }
  const informations = { ...association.informations, dureeValidite: duree, dureeRenouvellement: duree }
  expect(toDepot({ ...saisie(), association: { informations } })).toMatchObject({
    association: { informations: { dureeValidite: null, dureeRenouvellement: null } },
  })
})

test('[ASSO-14] an untouched sheet has no theme, no duration, Loi 1908 and non lucratif; Coopérative is sent as true', () => {
  expect(buildDepot().association?.informations).toMatchObject({
    theme: null,
    dureeValidite: null,
    dureeRenouvellement: null,
    cooperative: false,
    but: 'NON_LUCRATIF',
  })
  const { association } = saisie()
  const cooperative = buildDepot({ association: { informations: { ...association.informations, cooperative: 'true' } } })
  expect(cooperative.association?.informations.cooperative).toBe(true)
})

test.each([
  ['3', true],
  [' 12 ', true],
  ['', true],
  ['0', false],
  ['1,5', false],
  ['dix', false],
])('[ASSO-27] a duration of « %s » is accepted: %s', (valeur, accepte) => {
  const { association } = saisie()
  const informations = { ...association.informations, dureeValidite: { valeur, unite: 'ANNEE' } }
  const { erreurs } = readSaisie(creation.schema, toDepot({ ...saisie(), association: { informations } }))
  expect(erreurs?.map(({ field }) => field) ?? []).toEqual(accepte ? [] : ['association.informations.dureeValidite.valeur'])
})

test('[MEMB-03] [MEMB-04] [MEMB-05] the members are filed in the order of the screen', () => {
  const { comite } = buildDepot()
  expect(comite.indexMembres).toEqual([
    { uuid: null, localUuid: 'membre-3', collection: 'morales', index: 0 },
    { uuid: null, localUuid: 'membre-1', collection: 'physiques', index: 1 },
  ])
})

test('[ANNEX-15] the dates of the association come from its documents, and ordinary minutes do not date its constitutive assembly', () => {
  const { annexes } = saisie()
  expect(datesDesAnnexes(annexes)).toEqual({ dateStatuts: '2026-10-01', dateConstitutive: '2026-10-03' })
  expect(datesDesAnnexes(annexes.slice(0, 2))).toEqual({ dateStatuts: '2026-10-01', dateConstitutive: null })
  expect(datesDesAnnexes([])).toEqual({ dateStatuts: null, dateConstitutive: null })
})

test('[ANNEX-08, ANNEX-09] a missing required document and files too heavy together disable « Suivant », and both are reported', () => {
  const makeHeavy = (taille: number, autrement: Parameters<typeof anAnnexe>[0]): AnnexeJointe => {
    const annexe = jointe(autrement)
    return { ...annexe, fichier: { ...annexe.fichier, taille } }
  }
  const attachDocument = (...tailles: number[]) =>
    [{}, { type: 'STATUTS', sousType: null }, { type: 'PV_AG', sousType: 'CONSTITUTIVE' }].flatMap((autrement, rang) =>
      tailles[rang] === undefined ? [] : [makeHeavy(tailles[rang], autrement)],
    )
  const sentences = (annexes: AnnexeJointe[]) =>
    missingAnnexes({ ...saisie(), annexes }, defaultLimites).map(({ defaultMessage }) => defaultMessage)
  const { tailleMax } = defaultLimites
  const tropLourd = 'La taille des fichiers dépasse la limite de 30,00\u00A0Mo'
  expect(sentences(attachDocument(tailleMax - 2, 1, 1))).toEqual([])
  expect(sentences(attachDocument(tailleMax - 1, 1, 1))).toEqual([tropLourd])
  expect(sentences(attachDocument(tailleMax, 1))).toEqual([expect.stringContaining('Procès-verbal'), tropLourd])
  expect(sentences([])).toHaveLength(3)
})

test('[FORM-24] no step after the annexes opens before the annexes validate', () => {
  const openWith = (types: readonly string[]) => {
    const annexes = types.map((type) => jointe({ type, sousType: null, date: '2026-10-01' }))
    const isIncomplete = (etape: string) => creationRegles.check(etape, { ...saisie(), annexes }, defaultLimites).length > 0
    return resolveEtape({ ids: ['documents', 'final'], atteinte: 1, isIncomplete }, 'final')
  }
  const toutes = ['DECLARATION_INSCR', 'STATUTS', 'PV_AG']
  expect(openWith(toutes)).toBe('final')
  for (const absente of toutes) expect(openWith(toutes.filter((type) => type !== absente))).toBe('documents')
})
