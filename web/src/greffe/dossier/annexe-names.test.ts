import { expect, test } from 'vitest'
import { namesOf, type AnnexeData } from './dossier.ts'

const annexe = (autrement: Partial<AnnexeData>): AnnexeData => ({
  rang: 0,
  nom: 'fichier.pdf',
  type: 'STATUTS',
  sousType: null,
  date: null,
  mime: 'application/pdf',
  taille: 1,
  sha256: '-',
  contenusActifs: [],
  lien: '-',
  ...autrement,
})

test('an annexe is named by its type and date, plus its file name when another shares them or the type says nothing', () => {
  expect(
    namesOf([
      annexe({ date: '2026-10-03' }),
      annexe({ type: 'PV_AG', sousType: 'CONSTITUTIVE', date: '2026-10-03', nom: 'pv-1.pdf' }),
      annexe({ type: 'PV_AG', sousType: 'CONSTITUTIVE', date: '2026-10-03', nom: 'pv-2.pdf' }),
      annexe({ type: 'PIECE_JOINTE', nom: 'devis.pdf' }),
    ]),
  ).toEqual([
    'Statuts, 03/10/2026',
    expect.stringMatching(/, 03\/10\/2026\u00A0: pv-1\.pdf$/),
    expect.stringMatching(/, 03\/10\/2026\u00A0: pv-2\.pdf$/),
    'Pièce jointe\u00A0: devis.pdf',
  ])
})
