import { expect, test } from 'vitest'
import type { Acte } from '../actes/actes.ts'
import { situationDe } from '../procedure/fold.ts'
import { inBrief } from './in-brief.ts'
import { allActes } from '../examples/filings.ts'

const [depot, priseEnCharge, communication] = allActes() as [Acte, Acte, Acte]
const recepisse: Acte = { type: 'RECEPISSE', le: '2026-11-23', code: 'H22T-52H6-HP39-SG64', sha256: '0'.repeat(64) }

test.each<[said: string, day: string, acts: Acte[]]>([
  ['Arrivée au greffe ; récépissé au plus tard le 25/11/2026.', '2026-11-25', [depot]],
  ['Arrivée au greffe ; récépissé au plus tard le 25/11/2026 (délai dépassé).', '2026-11-26', [depot]],
  ['En examen au tribunal ; récépissé au plus tard le 25/11/2026.', '2026-11-24', [depot, priseEnCharge]],
  ['En examen au tribunal ; communication au préfet ou rejet au plus tard le 21/12/2026.', '2026-11-24', [depot, recepisse, priseEnCharge]],
  ["Chez le préfet ; il peut s'opposer au plus tard le 05/01/2027.", '2027-01-05', [depot, recepisse, priseEnCharge, communication]],
  ['Décision du tribunal attendue.', '2027-01-06', [depot, recepisse, priseEnCharge, communication]],
])('a request under way in one line, with its nearest delay: « %s » on %s', (said, day, acts) => {
  expect(inBrief(situationDe({ type: 'CREATION', sousTypes: [], base: null }, acts, day), day)).toBe(said.replaceAll(' ;', '\u00A0;'))
})
