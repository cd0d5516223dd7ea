import { expect, test } from 'vitest'
import { textesFormulaireAssociation } from '../../association/textes/formulaire.ts'
import type { GroupeAssociation } from '../../association/groupes.ts'
import { type AnnouncedChangement, changements, isConcerned, piecesDesChangements } from './changements.ts'

const lignes = (dits: readonly AnnouncedChangement[], ...types: string[]) =>
  piecesDesChangements(
    dits,
    types.map((type) => ({ type })),
  ).map(({ jointe, libelle }) => `${jointe} ${libelle}`)

test.each([
  [[], ['false Copie de la décision\u00A0: à joindre']],
  [['direction'], ['false Copie de la décision\u00A0: à joindre']],
  [['coordonnees'], ['false Copie de la décision\u00A0: à joindre']],
  ...(['siege', 'denomination', 'statuts'] as const).map((changement): [AnnouncedChangement[], string[]] => [
    [changement],
    ['false Copie de la décision\u00A0: à joindre', 'false Statuts modifiés\u00A0: à joindre'],
  ]),
  [changements, ['false Copie de la décision\u00A0: à joindre', 'false Statuts modifiés\u00A0: à joindre']],
] as [AnnouncedChangement[], string[]][])('what changes (%o) decides the documents asked for', (dits, attendues) => {
  expect(lignes(dits)).toEqual(attendues)
})

test.each(['PV_AG', 'TITRE_CONSTITUTION_DIRECTION', 'PIECE_JOINTE'])('a decision may be joined as %s', (type) => {
  expect(lignes(['siege'], type)).toEqual(['true Copie de la décision\u00A0: jointe', 'false Statuts modifiés\u00A0: à joindre'])
})

test('statutes do not count as a decision', () => {
  expect(lignes(['statuts'], 'STATUTS')).toEqual(['false Copie de la décision\u00A0: à joindre', 'true Statuts modifiés\u00A0: joints'])
})

const groupes = Object.keys(textesFormulaireAssociation.groupes) as GroupeAssociation[]
const parties = [...groupes, 'membres'] as const

test.each([
  [[], parties],
  [['direction'], ['membres']],
  [['siege'], ['siege']],
  [['denomination'], ['identite']],
  [['statuts'], ['objet', 'representant', 'butEtType', 'durees', 'limites']],
  [['coordonnees'], ['contact']],
  [
    ['siege', 'direction'],
    ['siege', 'membres'],
  ],
  [changements, parties],
] as [AnnouncedChangement[], readonly string[]][])('what changes (%o) decides the parts concerned', (dits, concernees) => {
  expect(parties.filter((partie) => isConcerned(dits, partie))).toEqual(concernees)
})
