import { expect, test } from 'vitest'
import { creation } from '../demarches/creation.ts'
import { piecesDesChangements } from './changements.ts'
import { askedLigne, listeDesPieces } from './pieces-requises.ts'
import { textesRadiation } from '../textes/radiation.ts'

const declaration = { type: 'DECLARATION_INSCR', sousType: 'CREATION' }
const pv = (sousType: string) => ({ type: 'PV_AG', sousType })
const ligne = (documents: Parameters<typeof listeDesPieces>[1]) =>
  listeDesPieces(creation.pieces, documents).find(({ type }) => type === 'PV_AG')

test('[X-77] minutes that are not of the constitutive assembly are enough to go on, are not called constitutive, and may be changed', () => {
  const ordinaire = ligne([declaration, pv('ORDINAIRE')])
  expect(ordinaire).toMatchObject({ jointe: true, aPreciser: [1] })
  expect(ordinaire?.libelle).toMatch(/ce n'est pas celui de l'assemblée constitutive/)
  expect(ligne([pv('EXTRA'), declaration, pv('ORDINAIRE')])?.aPreciser).toEqual([0, 2])
  expect(ligne([pv('ORDINAIRE'), pv('CONSTITUTIVE')])).toMatchObject({
    jointe: true,
    libelle: expect.stringMatching(/^Procès-verbal de l'assemblée générale constitutive\s: joint$/),
    aPreciser: [],
  })
  expect(ligne([declaration])).toMatchObject({ jointe: false, aPreciser: [] })
})

test('[ANNEX-14] each slot says what its document must be, and presets its type and subtype', () => {
  const documents = [declaration, pv('ORDINAIRE'), { type: 'PIECE_JOINTE' }, declaration]
  const places = (pieces: ReturnType<typeof listeDesPieces>) =>
    pieces.map(({ titre, preremplie, rangs }) => [titre, preremplie.type, preremplie.sousType, rangs])
  expect(places(listeDesPieces(creation.pieces, documents))).toEqual([
    ["Déclaration d'inscription", 'DECLARATION_INSCR', null, [0, 3]],
    ['Statuts signés', 'STATUTS', null, []],
    ["Procès-verbal de l'assemblée générale constitutive", 'PV_AG', 'CONSTITUTIVE', [1]],
  ])
  expect(places(piecesDesChangements(['siege'], documents))).toEqual([
    ['Copie de la décision', 'PV_AG', null, [1]],
    ['Statuts modifiés', 'STATUTS', null, []],
  ])
  const preremplie = { type: 'EXTRAIT_PUB_JAL', sousType: 'PUBDIS' } as const
  expect(places([askedLigne('publication', textesRadiation.publication, documents, preremplie)])).toEqual([
    ['Publication de la dissolution', 'EXTRAIT_PUB_JAL', 'PUBDIS', []],
  ])
})

test('a decision joined under another type fills the slot only while there are no minutes', () => {
  const rangs = (...types: string[]) =>
    piecesDesChangements(
      [],
      types.map((type) => ({ type })),
    ).map((piece) => piece.rangs)
  expect(rangs('STATUTS', 'PIECE_JOINTE')).toEqual([[1]])
  expect(rangs('PIECE_JOINTE', 'PV_AG')).toEqual([[1]])
})
