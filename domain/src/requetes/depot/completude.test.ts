import { expect, test } from 'vitest'
import type { ErreurChamp } from '../../core/erreurs.ts'
import { changementsFaits, piecesDesChangements } from './changements.ts'
import { remainingConseils, manquePhrase, metExigences, piecesToComplete, publicationToComplete } from './completude.ts'
import { creation } from '../demarches/creation.ts'
import { dissolution } from '../demarches/dissolution.ts'
import { modification } from '../demarches/modification.ts'
import { radiation } from '../demarches/radiation.ts'
import {
  aContexte,
  aContexteOn,
  aCreationDepot,
  aDissolutionDepot,
  aModificationDepot,
  aRadiationDepot,
  makeVersion,
} from '../examples/filings.ts'
import { listeDesPieces } from './pieces-requises.ts'
import { textesCompletude } from '../textes/completude.ts'
import { askedLigne } from './pieces-requises.ts'
import { textesDissolution } from '../textes/dissolution.ts'
import { textesModification } from '../textes/modification.ts'
import { textesRadiation } from '../textes/radiation.ts'
import { textesRegles } from '../textes/regles.ts'
import { allowedTypes } from '../../core/documents.ts'
import { textesDocuments } from '../../core/textes/documents.ts'
import { type FiledType, filedTypes } from '../types.ts'

const vide = { physiques: [], morales: [], reprises: [], indexMembres: [] }
const personne = { physiques: [], morales: [] }
const complets: Record<FiledType, ErreurChamp[]> = {
  CREATION: creation.check(aCreationDepot(), aContexte()),
  MODIFICATION: modification.check(aModificationDepot(), aContexteOn()),
  DISSOLUTION: dissolution.check(aDissolutionDepot(), aContexteOn()),
  RADIATION: radiation.check(aRadiationDepot(), aContexteOn(makeVersion(), { fichiers: [] })),
}
/** For each kind of filing, the errors when everything a rule requires is missing. */
const incomplets: Record<FiledType, ErreurChamp[]> = {
  CREATION: creation.check(aCreationDepot({ comite: vide, fondateurs: personne, documents: [] }), aContexte({ fichiers: [] })),
  MODIFICATION: modification.check(
    aModificationDepot({ association: aCreationDepot().association, comite: vide, documents: [] }),
    aContexteOn(makeVersion(), { fichiers: [] }),
  ),
  DISSOLUTION: dissolution.check(
    aDissolutionDepot({ liquidationAssociation: { commentaireLiquidation: null, liquidateurs: vide }, documents: [] }),
    aContexteOn(makeVersion(), { fichiers: [] }),
  ),
  RADIATION: radiation.check(
    aRadiationDepot({ radiationAssociation: { dateDissolution: '2027-01-01', commentaireRadiation: null, quitus: false } }),
    aContexteOn(makeVersion(), { fichiers: [] }),
  ),
}
const allLignes = (type: FiledType) =>
  Object.values(textesCompletude.exigences[type]).map(({ nom, article }) => textesCompletude.rempli(nom, article))
const article = /\(.*art\.\u00A0[\d-]+.*\)/

test.each(filedTypes)('a filing ready to send (%s) has all that the law requires and the form checks, each with its article', (type) => {
  expect(complets[type]).toEqual([])
  const remplies = metExigences(type, complets[type], [])
  expect(remplies).toEqual(allLignes(type))
  for (const remplie of remplies) expect(remplie).toMatch(article)
})

test('the error of a rule is shown under the legal requirement and its article, which is no longer listed as met', () => {
  const sentences = (type: FiledType) => incomplets[type].map((erreur) => manquePhrase(type, erreur).replaceAll('\u00A0', ' '))
  expect(sentences('CREATION')).toEqual([
    'Indiquez au moins un membre de la direction (annexe du Code de procédure civile, art. 30-1).',
    'Une association doit compter au moins 7 membres fondateurs. Il en manque 7 (Code civil local, art. 56).',
    "Déclaration d'inscription : à joindre (annexe du Code de procédure civile, art. 30-1).",
    'Statuts signés : à joindre (Code civil local, art. 59).',
    "Procès-verbal de l'assemblée générale constitutive : à joindre (Code civil local, art. 59).",
  ])
  expect(metExigences('CREATION', incomplets.CREATION, [])).toEqual(allLignes('CREATION').slice(0, 1))
  expect(sentences('MODIFICATION')[0]).toMatch(/^Indiquez au moins un membre de la direction \(Code civil local, art\. 67\)\.$/)
  expect(sentences('MODIFICATION')[1]).toMatch(/^Joignez .* \(Code civil local, art\. 67 et 71\)\.$/)
  expect(sentences('DISSOLUTION')).toEqual([
    expect.stringMatching(/^Indiquez au moins un liquidateur .* \(Code civil local, art\. 76\)\.$/),
    expect.stringMatching(/^Joignez le procès-verbal .* \(Code civil local, art\. 74\)\.$/),
  ])
  expect(metExigences('DISSOLUTION', incomplets.DISSOLUTION, [])).toEqual([])
  expect(sentences('RADIATION')).toEqual([
    'Date de la dissolution : La date ne peut être postérieure à la date du jour (Code civil local, art. 79-I).',
    'Liquidation terminée et quitus donné aux liquidateurs : le champ est obligatoire (Code civil local, art. 79-I).',
  ])
  expect(metExigences('RADIATION', incomplets.RADIATION, [])).toEqual([])
})

test('a modification that changes nothing lacks only a change to register', () => {
  const rien = modification.check(aModificationDepot({ association: aCreationDepot().association }), aContexteOn())
  expect(rien.map((erreur) => manquePhrase('MODIFICATION', erreur))).toEqual([
    expect.stringMatching(/^Rien ne change.* \(Code civil local, art\.\u00A067 et 71\)\.$/s),
  ])
  expect(metExigences('MODIFICATION', rien, [])).toEqual(allLignes('MODIFICATION').slice(1))
})

test('an error without a legal requirement keeps the words of its rule', () => {
  expect(manquePhrase('CREATION', { field: 'documents', defaultMessage: 'Tailles des annexes trop élevée.' })).toBe(
    'Tailles des annexes trop élevée.',
  )
})

test.each(filedTypes)('the list of what the court examines in a filing (%s) is made of sentences, each with its article', (type) => {
  expect(textesCompletude.examen[type].length).toBeGreaterThan(0)
  for (const phrase of textesCompletude.examen[type]) expect(phrase).toMatch(/art\.\u00A0[\d-]+.*\)\.$/)
})

test('[ANNEX-14] actual changes ask for their documents, whatever was announced: the statutes with a new name, the decision always', () => {
  const askedPieces = (faits: ReturnType<typeof changementsFaits>, ...types: string[]) =>
    piecesToComplete(
      'MODIFICATION',
      piecesDesChangements(
        faits,
        types.map((type) => ({ type })),
      ),
    ).map(({ phrase }) => phrase.replaceAll('\u00A0', ' '))
  expect(askedPieces(changementsFaits(['DENOMINATION', 'MEMBRES']), 'PV_AG')).toEqual([
    'Statuts modifiés : à joindre (Code civil local, art. 71).',
  ])
  expect(askedPieces(changementsFaits(['ADRESSE']), 'STATUTS')).toEqual([
    'Copie de la décision : à joindre (Code civil local, art. 67 et 71).',
  ])
  expect(askedPieces(changementsFaits(['STATUTS']), 'PV_AG', 'STATUTS')).toEqual([])
  expect(askedPieces(changementsFaits(['MEMBRES', 'ADMINISTRATIF', 'JUDICIAIRE']), 'PV_AG')).toEqual([])
})

test('[X-77] minutes that are not of the constitutive assembly are mentioned again before sending, with the article that requires them', () => {
  const [dit, ...autres] = piecesToComplete(
    'CREATION',
    listeDesPieces(creation.pieces, [{ type: 'DECLARATION_INSCR' }, { type: 'STATUTS' }, { type: 'PV_AG', sousType: 'ORDINAIRE' }]),
  )
  expect(dit?.phrase).toMatch(/assemblée constitutive\. .* sous-type \(Code civil local, art\.\u00A059\)\.$/)
  expect(autres).toEqual([])
  expect(publicationToComplete(textesRadiation.publicationRecente)).toEqual([
    { ligne: 'publication', phrase: expect.stringMatching(/\(Code civil local, art\.\u00A051\)\.$/) },
  ])
  expect(publicationToComplete(null)).toEqual([])
})

const decisionManque = (documents: { type: string; sousType?: string }[]) => ({
  CREATION: piecesToComplete('CREATION', listeDesPieces(creation.pieces, documents)),
  MODIFICATION: piecesToComplete('MODIFICATION', piecesDesChangements(['statuts'], documents)),
  DISSOLUTION: piecesToComplete('DISSOLUTION', [askedLigne('decision', textesDissolution.decision, documents)]),
})

test('[ANNEX-14] a document that the checklist still asks for is never listed as present, even when the filing may be sent', () => {
  const sans = decisionManque([
    { type: 'DECLARATION_INSCR' },
    { type: 'STATUTS' },
    { type: 'PV_AG', sousType: 'ORDINAIRE' },
    { type: 'PIECE_ETAT_CIVIL' },
  ])
  expect(metExigences('CREATION', [], sans.CREATION)).toEqual(allLignes('CREATION').slice(0, 5))
  const etatCivil = decisionManque([{ type: 'PIECE_ETAT_CIVIL' }])
  expect(metExigences('MODIFICATION', [], etatCivil.MODIFICATION)).toEqual(allLignes('MODIFICATION').slice(0, 3))
  expect(metExigences('DISSOLUTION', [], etatCivil.DISSOLUTION)).toEqual(allLignes('DISSOLUTION').slice(0, 1))
  const proces = decisionManque([{ type: 'PV_AG', sousType: 'EXTRA' }])
  expect(metExigences('MODIFICATION', [], proces.MODIFICATION)).toEqual(allLignes('MODIFICATION'))
  expect(metExigences('DISSOLUTION', [], proces.DISSOLUTION)).toEqual(allLignes('DISSOLUTION'))
})

test('[ANNEX-14] the advice does not repeat an error, and the other advice stays', () => {
  const lignes = (type: keyof ReturnType<typeof decisionManque>, documents: Parameters<typeof decisionManque>[0], erreurs: ErreurChamp[]) =>
    remainingConseils(type, erreurs, decisionManque(documents)[type]).map(({ ligne }) => ligne)
  expect(lignes('CREATION', [], incomplets.CREATION)).toEqual([])
  expect(lignes('MODIFICATION', [], incomplets.MODIFICATION)).toEqual(['statuts'])
  expect(lignes('DISSOLUTION', [], incomplets.DISSOLUTION)).toEqual([])
  const sansStatuts = incomplets.CREATION.filter(({ defaultMessage }) => defaultMessage !== textesRegles.piecesAJoindre.PV_AG)
  expect(lignes('CREATION', [{ type: 'PV_AG', sousType: 'ORDINAIRE' }], sansStatuts)).toEqual(['PV_AG'])
  expect(lignes('DISSOLUTION', [{ type: 'STATUTS' }], [])).toEqual(['decision'])
})

test.each([
  ['creation', [textesRegles.emplacements, textesRegles.piecesAJoindre]],
  ['modification', [textesRegles.decisionAJoindre.modification, textesModification]],
  ['dissolution', [textesRegles.decisionAJoindre.dissolution, textesDissolution]],
  ['radiation', [textesRadiation]],
] as const)('[DOCTYPE-26] [RADIA-01] the help of a %s names no type of document that its list does not offer', (mode, textes) => {
  const aide = JSON.stringify(textes).toLowerCase()
  const absents = Object.entries(textesDocuments.types).filter(([type]) => !allowedTypes[mode].some((admis) => admis === type))
  const nommes = absents.filter(([, libelle]) => aide.includes((libelle.split(' ou ')[0] ?? libelle).toLowerCase()))
  expect(nommes).toEqual([])
})
