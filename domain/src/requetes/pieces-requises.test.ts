import { expect, test } from 'vitest'
import { creation } from './demarches/creation.ts'
import { listeDesPieces } from './pieces-requises.ts'

const declaration = { type: 'DECLARATION_INSCR', sousType: 'CREATION' }
const pv = (sousType: string) => ({ type: 'PV_AG', sousType })
const ligne = (documents: Parameters<typeof listeDesPieces>[1]) =>
  listeDesPieces(creation.pieces, documents).find(({ type }) => type === 'PV_AG')

test('[X-77] minutes that are not of the constitutive assembly are enough to go on, are not called constitutive, and may be changed', () => {
  const ordinaire = ligne([declaration, pv('ORDINAIRE')])
  expect(ordinaire).toMatchObject({ jointe: true, aPreciser: [1] })
  expect(ordinaire?.libelle).toMatch(/ce n'est pas celui de l'assemblée constitutive/)
  expect(ligne([pv('EXTRA'), declaration, pv('ORDINAIRE')])?.aPreciser).toEqual([0, 2])
  expect(ligne([pv('ORDINAIRE'), pv('CONSTITUTIVE')])).toEqual({
    type: 'PV_AG',
    jointe: true,
    libelle: expect.stringMatching(/^Procès-verbal de l'assemblée générale constitutive\s: joint$/),
    aPreciser: [],
  })
  expect(ligne([declaration])).toMatchObject({ jointe: false, aPreciser: [] })
})
