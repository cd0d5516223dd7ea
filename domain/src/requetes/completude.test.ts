import { expect, test } from 'vitest'
import type { ErreurChamp } from '../core/erreurs.ts'
import { changementsFaits, piecesDesChangements } from './changements.ts'
import { direManque, exigencesRemplies, piecesACompleter, publicationACompleter } from './completude.ts'
import { creation } from './demarches/creation.ts'
import { dissolution } from './demarches/dissolution.ts'
import { modification } from './demarches/modification.ts'
import { radiation } from './demarches/radiation.ts'
import { unContexte, unContexteSur, uneCreation, uneDissolution, uneModification, uneRadiation, uneVersion } from './exemples.ts'
import { listeDesPieces } from './pieces-requises.ts'
import { textesCompletude } from './textes-completude.ts'
import { textesRadiation } from './textes-radiation.ts'
import { type TypeDepose, typesDeposes } from './types.ts'

const vide = { physiques: [], morales: [], reprises: [], indexMembres: [] }
const personne = { physiques: [], morales: [] }
const complets: Record<TypeDepose, ErreurChamp[]> = {
  CREATION: creation.verifier(uneCreation(), unContexte()),
  MODIFICATION: modification.verifier(uneModification(), unContexteSur()),
  DISSOLUTION: dissolution.verifier(uneDissolution(), unContexteSur()),
  RADIATION: radiation.verifier(uneRadiation(), unContexteSur(uneVersion(), { fichiers: [] })),
}
/** The filings that lack everything a rule may miss in them. */
const incomplets: Record<TypeDepose, ErreurChamp[]> = {
  CREATION: creation.verifier(uneCreation({ comite: vide, fondateurs: personne, documents: [] }), unContexte({ fichiers: [] })),
  MODIFICATION: modification.verifier(
    uneModification({ association: uneCreation().association, comite: vide, documents: [] }),
    unContexteSur(uneVersion(), { fichiers: [] }),
  ),
  DISSOLUTION: dissolution.verifier(
    uneDissolution({ liquidationAssociation: { commentaireLiquidation: null, liquidateurs: vide }, documents: [] }),
    unContexteSur(uneVersion(), { fichiers: [] }),
  ),
  RADIATION: radiation.verifier(
    uneRadiation({ radiationAssociation: { dateDissolution: '2027-01-01', commentaireRadiation: null, quitus: false } }),
    unContexteSur(uneVersion(), { fichiers: [] }),
  ),
}
const toutes = (type: TypeDepose) =>
  Object.values(textesCompletude.exigences[type]).map(({ nom, article }) => textesCompletude.rempli(nom, article))
const article = /\(.*art\.\u00A0[\d-]+.*\)/

test.each(typesDeposes)(
  'of a filing that may be sent (%s), all that the law asks and the form looks at is there, each with its article',
  (type) => {
    expect(complets[type]).toEqual([])
    const remplies = exigencesRemplies(type, complets[type])
    expect(remplies).toEqual(toutes(type))
    for (const remplie of remplies) expect(remplie).toMatch(article)
  },
)

test('what a rule refuses is told with what the law asks and its article, and is no longer said to be there', () => {
  const dits = (type: TypeDepose) => incomplets[type].map((erreur) => direManque(type, erreur).replaceAll('\u00A0', ' '))
  expect(dits('CREATION')).toEqual([
    'Indiquez au moins un membre de la direction (annexe du Code de procédure civile, art. 30-1).',
    'Une association doit compter au moins 7 membres fondateurs. Il en manque 7 (Code civil local, art. 56).',
    "Déclaration d'inscription : à joindre (annexe du Code de procédure civile, art. 30-1).",
    'Statuts signés : à joindre (Code civil local, art. 59).',
    "Procès-verbal de l'assemblée générale constitutive : à joindre (Code civil local, art. 59).",
  ])
  expect(exigencesRemplies('CREATION', incomplets.CREATION)).toEqual(toutes('CREATION').slice(0, 1))
  expect(dits('MODIFICATION')[0]).toMatch(/^Indiquez au moins un membre de la direction \(Code civil local, art\. 67\)\.$/)
  expect(dits('MODIFICATION')[1]).toMatch(/^Joignez .* \(Code civil local, art\. 67 et 71\)\.$/)
  expect(dits('DISSOLUTION')).toEqual([
    expect.stringMatching(/^Indiquez au moins un liquidateur .* \(Code civil local, art\. 76\)\.$/),
    expect.stringMatching(/^Joignez le procès-verbal .* \(Code civil local, art\. 74\)\.$/),
  ])
  expect(exigencesRemplies('DISSOLUTION', incomplets.DISSOLUTION)).toEqual([])
  expect(dits('RADIATION')).toEqual([
    'Date de la dissolution : La date ne peut être postérieure à la date du jour (Code civil local, art. 79-I).',
    'Liquidation terminée et quitus donné aux liquidateurs : le champ est obligatoire (Code civil local, art. 79-I).',
  ])
  expect(exigencesRemplies('RADIATION', incomplets.RADIATION)).toEqual([])
})

test('a modification that changes nothing lacks the change to register, and nothing else', () => {
  const rien = modification.verifier(uneModification({ association: uneCreation().association }), unContexteSur())
  expect(rien.map((erreur) => direManque('MODIFICATION', erreur))).toEqual([
    expect.stringMatching(/^Rien ne change.* \(Code civil local, art\.\u00A067 et 71\)\.$/s),
  ])
  expect(exigencesRemplies('MODIFICATION', rien)).toEqual(toutes('MODIFICATION').slice(1))
})

test('what no law asks is told as the rule says it', () => {
  expect(direManque('CREATION', { field: 'documents', defaultMessage: 'Tailles des annexes trop élevée.' })).toBe(
    'Tailles des annexes trop élevée.',
  )
})

test.each(typesDeposes)('what the court looks at in a filing (%s) is a list of sentences, each with its article', (type) => {
  expect(textesCompletude.examen[type].length).toBeGreaterThan(0)
  for (const phrase of textesCompletude.examen[type]) expect(phrase).toMatch(/art\.\u00A0[\d-]+.*\)\.$/)
})

test('[ANNEX-14] what changes in fact asks for its documents, whatever was said: the statutes with a new name, the decision always', () => {
  const demandees = (faits: ReturnType<typeof changementsFaits>, ...types: string[]) =>
    piecesACompleter(
      'MODIFICATION',
      piecesDesChangements(
        faits,
        types.map((type) => ({ type })),
      ),
    ).map((libelle) => libelle.replaceAll('\u00A0', ' '))
  expect(demandees(changementsFaits(['DENOMINATION', 'MEMBRES']), 'PV_AG')).toEqual([
    'Statuts modifiés : à joindre (Code civil local, art. 71).',
  ])
  expect(demandees(changementsFaits(['ADRESSE']), 'STATUTS')).toEqual([
    'Copie de la décision : à joindre (Code civil local, art. 67 et 71).',
  ])
  expect(demandees(changementsFaits(['STATUTS']), 'PV_AG', 'STATUTS')).toEqual([])
  expect(demandees(changementsFaits(['MEMBRES', 'ADMINISTRATIF', 'JUDICIAIRE']), 'PV_AG')).toEqual([])
})

test('[X-77] minutes that are not of the constitutive assembly are said again before sending, with the article that asks for them', () => {
  const [dit, ...autres] = piecesACompleter(
    'CREATION',
    listeDesPieces(creation.pieces, [{ type: 'DECLARATION_INSCR' }, { type: 'STATUTS' }, { type: 'PV_AG', sousType: 'ORDINAIRE' }]),
  )
  expect(dit).toMatch(/assemblée constitutive\. .* sous-type \(Code civil local, art\.\u00A059\)\.$/)
  expect(autres).toEqual([])
  expect(publicationACompleter(textesRadiation.publicationRecente)).toEqual([
    expect.stringMatching(/\(Code civil local, art\.\u00A051\)\.$/),
  ])
  expect(publicationACompleter(null)).toEqual([])
})
