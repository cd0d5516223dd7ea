import { expect, test } from 'vitest'
import { typesAdmis } from '../core/documents.ts'
import { demande } from '../requetes/actes/demande.ts'
import { projetRejet } from '../requetes/actes/projet-rejet.ts'
import { typesDeposes } from '../requetes/types.ts'
import { textesMotifsUsuels } from './textes-motifs-usuels.ts'

test('every document that may be asked for, and every filing that may be rejected, has its usual grounds, which the acts accept', () => {
  const { demandes, rejets } = textesMotifsUsuels
  expect(Object.keys(demandes).toSorted()).toEqual([...typesAdmis.pieces, 'PRECISIONS'].toSorted())
  expect(Object.keys(rejets).toSorted()).toEqual([...typesDeposes].toSorted())
  for (const [type, motifs] of Object.entries(demandes)) {
    const points = motifs.map((precisions) => ({ type: type === 'PRECISIONS' ? null : type, precisions }))
    expect([type, demande.saisie.points.safeParse(points).success]).toEqual([type, true])
  }
  for (const motifs of Object.values(rejets)) expect(projetRejet.saisie.motifs.safeParse(motifs).success).toBe(true)
})
