import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aComite, aFondateurPhysique, aMembreMorale, aMembrePhysique } from '../../association/exemples.ts'
import { anAnnexe } from '../../core/exemples.ts'
import { threeAnnexes, aContexte, aCreationDepot } from '../examples/filings.ts'
import { listeDesPieces } from '../depot/pieces-requises.ts'
import { manquesAnnexes } from '../checks/check-annexes.ts'
import { manquesMembres } from '../checks/check-creation-membres.ts'
import { creation } from './creation.ts'

const pdf = { taille: 120_000, mime: 'application/pdf' }
const champs = (depot = aCreationDepot(), contexte = aContexte()) => creation.check(depot, contexte).map(({ field }) => field)

test('a complete creation may be filed', () => {
  expect(creation.check(aCreationDepot(), aContexte())).toEqual([])
})

test('[MEMB-14, MEMB-35, CONST-16] six founders are one too few', () => {
  const { fondateurs } = aCreationDepot()
  expect(creation.check(aCreationDepot({ fondateurs: { ...fondateurs, morales: [] } }), aContexte())).toEqual([
    { field: 'membres.nombre', defaultMessage: 'Une association doit compter au moins 7\u00A0membres fondateurs. Il en manque 1.' },
  ])
})

test('[MEMB-14, MEMB-35, CONST-16] a creation needs one member of the direction', () => {
  const comite = { physiques: [], morales: [], reprises: [], indexMembres: [] }
  const physiques = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((nom) => aFondateurPhysique({ nom }))
  expect(manquesMembres(comite, { physiques, morales: [] })).toEqual([
    { field: 'membres.nombreDirection', defaultMessage: 'Indiquez au moins un membre de la direction.' },
  ])
})

test('a single legal entity is enough for a direction', () => {
  const comite = { physiques: [], morales: [aMembreMorale()], reprises: [], indexMembres: [] }
  const physiques = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((nom) => aFondateurPhysique({ nom }))
  expect(manquesMembres(comite, { physiques, morales: [] })).toEqual([])
})

test('[MEMB-14] seven founders are enough and fewer are not, whether or not they sit in the direction', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9 }), (direction, autres) => {
      const physiques = Array.from({ length: direction }, (_, i) => aMembrePhysique({ localUuid: `m${i}`, nom: `Membre${i}` }))
      const fondateurs = Array.from({ length: autres }, (_, i) => aFondateurPhysique({ nom: `Fondateur${i}` }))
      const manque = manquesMembres({ physiques, morales: [], reprises: [], indexMembres: [] }, { physiques: fondateurs, morales: [] })
      expect(manque.map(({ field }) => field)).toEqual(direction + autres >= 7 ? [] : ['membres.nombre'])
    }),
  )
})

test('[FOUND-09] a founder typed twice is refused', () => {
  const { fondateurs } = aCreationDepot()
  const physiques = [...fondateurs.physiques, aFondateurPhysique()]
  expect(champs(aCreationDepot({ fondateurs: { ...fondateurs, physiques } }))).toEqual(['fondateurs.physiques[3].nom'])
})

test('[X-06] a creation has no member from the paper register', () => {
  const comite = { ...aComite(), reprises: [{ uuid: null, localUuid: null, description: 'Comité de 1912' }] }
  expect(champs(aCreationDepot({ comite }))).toEqual(['membres.reprises'])
})

test.each(['DECLARATION_INSCR', 'STATUTS', 'PV_AG'])('[ANNEX-08] a creation without %s is refused under documents', (type) => {
  const documents = threeAnnexes().filter((annexe) => annexe.type !== type)
  const contexte = aContexte({ fichiers: documents.map(() => pdf) })
  const erreurs = creation.check(aCreationDepot({ documents }), contexte)
  expect(erreurs.map(({ field }) => field)).toEqual(['documents'])
  expect(erreurs[0]?.defaultMessage).toMatch(/à joindre$/)
})

test('[ANNEX-02, ANNEX-14] the checklist says what is joined and what is still to join', () => {
  expect(listeDesPieces(creation.pieces, [{ type: 'STATUTS' }]).map(({ jointe, libelle }) => `${jointe} ${libelle}`)).toEqual([
    "false Déclaration d'inscription\u00A0: à joindre",
    'true Statuts signés\u00A0: joints',
    "false Procès-verbal de l'assemblée générale constitutive\u00A0: à joindre",
  ])
})

test('[ANNEX-03, ANNEX-09, ANNEX-26] files too large together are refused, even when each one passes', () => {
  const documents = [...threeAnnexes(), ...Array.from({ length: 8 }, () => anAnnexe({ type: 'PIECE_JOINTE', sousType: null }))]
  const fichiers = documents.map(() => ({ taille: 3_145_728, mime: 'application/pdf' }))
  expect(creation.check(aCreationDepot({ documents }), aContexte({ fichiers }))).toEqual([
    { field: 'documents', defaultMessage: 'La taille des fichiers dépasse la limite de 30,00\u00A0Mo' },
  ])
  expect(manquesAnnexes(creation.pieces, documents, 31_457_280, 31_457_280)).toEqual([])
})

test('[ANNEX-23, ANNEX-24, ANNEX-25] a wrong file is refused at its position', () => {
  const fichiers = [null, { taille: 10, mime: 'image/gif' }, { taille: 3_145_729, mime: 'image/png' }]
  expect(creation.check(aCreationDepot(), aContexte({ fichiers }))).toEqual([
    { field: 'documents[0].fichier', defaultMessage: 'le champ est obligatoire' },
    { field: 'documents[1].fichier', defaultMessage: "le type de fichier n'est pas acceptable" },
    { field: 'documents[2].fichier', defaultMessage: 'le fichier dépasse la taille maximale autorisée de 3,00\u00A0Mo' },
  ])
})

test('[ANNEX-20] an annexe without the date its type requires is refused at its position', () => {
  const [declaration = anAnnexe(), ...autres] = threeAnnexes()
  const documents = [declaration, ...autres.map((annexe) => ({ ...annexe, date: null }))]
  expect(champs(aCreationDepot({ documents }))).toEqual(['documents[1].date', 'documents[2].date'])
})

test.each(['dateConstitutive', 'dateStatuts', 'dateInscriptionJAL'] as const)('[X-39] %s may be today, not tomorrow', (cle) => {
  const on = (date: string) => aCreationDepot({ association: { ...aCreationDepot().association, [cle]: date } })
  expect(creation.check(on('2026-11-20'), aContexte())).toEqual([])
  expect(creation.check(on('2026-11-21'), aContexte())).toEqual([
    { field: `association.${cle}`, defaultMessage: 'La date ne peut être postérieure à la date du jour' },
  ])
})

test('[FORM-17, FORM-18] every date of a past fact is refused in the future; the end of validity and the effective date are not', () => {
  const demain = '2026-11-21'
  const { association } = aCreationDepot()
  const cles = ['dateConstitutive', 'dateStatuts', 'dateInscriptionJAL', 'dateDissolutionJAL', 'dateDissolution', 'dateRadiation'] as const
  const dates = Object.fromEntries(cles.map((cle) => [cle, demain]))
  const documents = threeAnnexes().map((annexe) => ({ ...annexe, date: demain, dateEffet: demain }))
  const informations = { ...association.informations, finValidite: demain }
  const refus = creation.check(aCreationDepot({ association: { ...association, ...dates, informations }, documents }), aContexte())
  expect(refus.map(({ field }) => field).toSorted()).toEqual(
    [...cles.map((cle) => `association.${cle}`), ...[0, 1, 2].map((i) => `documents[${i}].date`)].toSorted(),
  )
  expect(new Set(refus.map(({ defaultMessage }) => defaultMessage))).toEqual(
    new Set(['La date ne peut être postérieure à la date du jour']),
  )
})

test('[X-39] the end of validity may be in the future', () => {
  const { association } = aCreationDepot()
  const informations = { ...association.informations, finValidite: '2125-12-31' }
  expect(champs(aCreationDepot({ association: { ...association, informations } }))).toEqual([])
})

test('[X-28] a head office outside the courts of the register is refused', () => {
  expect(champs(aCreationDepot(), aContexte({ siegeDuRessort: false }))).toEqual(['association.informations.adresse.commune'])
  expect(champs(aCreationDepot(), aContexte({ siegeDuRessort: null }))).toEqual([])
})
