import { expect, test } from 'vitest'
import { allowedTypes } from '../core/documents.ts'
import { demande } from '../requetes/actes/demande.ts'
import { projetRejet } from '../requetes/actes/projet-rejet.ts'
import { filedTypes } from '../requetes/types.ts'
import { enLignes, libelleListe, parseLignes, listesDeMotifs, motifsDOrigine, checkMotifs } from './usual-motifs.ts'
import { textesUsualMotifs } from './textes/usual-motifs.ts'

test('every document that may be asked for and every filing that may be rejected has usual grounds that the acts accept', () => {
  const { demandes, rejets } = textesUsualMotifs
  expect(Object.keys(demandes).toSorted()).toEqual([...allowedTypes.pieces, 'PRECISIONS'].toSorted())
  expect(Object.keys(rejets).toSorted()).toEqual([...filedTypes].toSorted())
  for (const [type, motifs] of Object.entries(demandes)) {
    const points = motifs.map((precisions) => ({ type: type === 'PRECISIONS' ? null : type, precisions }))
    expect([type, demande.saisie.points.safeParse(points).success]).toEqual([type, true])
  }
  for (const motifs of Object.values(rejets)) expect(projetRejet.saisie.motifs.safeParse(motifs).success).toBe(true)
})

test('every default list has its own name, is valid, and parses back to the same grounds', () => {
  expect(new Set(listesDeMotifs.map(libelleListe)).size).toBe(listesDeMotifs.length)
  for (const liste of listesDeMotifs) {
    const motifs = motifsDOrigine(liste)
    expect(motifs.length, liste).toBeGreaterThan(0)
    expect(checkMotifs(liste, motifs), liste).toEqual([])
    expect(parseLignes(liste, enLignes(motifs)), liste).toEqual(motifs)
  }
})

test('a line of a rejection is an article and its ground, whatever space precedes the colon; a line of a demande is a sentence', () => {
  expect(parseLignes('rejet-CREATION', ' Code civil local, art. 57 : Le nom : trop proche. \n\n')).toEqual([
    { article: 'Code civil local, art. 57', motif: 'Le nom : trop proche.' },
  ])
  expect(parseLignes('demande-STATUTS', 'Voir : la page 2.')).toEqual([{ article: null, motif: 'Voir : la page 2.' }])
})

test.each([
  ['demande-STATUTS', '', /au moins un motif/],
  ['demande-STATUTS', Array.from({ length: 21 }, (_, rang) => `Motif ${rang}`).join('\n'), /au plus 20/],
  ['demande-STATUTS', 'Un motif.\nUn motif.', /^Motif 2\s: il est déjà/],
  ['demande-STATUTS', `Un motif.\n${'x'.repeat(1001)}`, /^Motif 2\s: ce texte est trop long/],
  ['rejet-CREATION', 'Art. 57 : Un motif.\nSans article', /^Motif 2\s: indiquez son article/],
] as const)('%s is refused where it is wrong, by its line', (liste, texte, faute) => {
  const [erreur, ...autres] = checkMotifs(liste, parseLignes(liste, texte))
  expect([erreur?.field, autres]).toEqual(['motifs', []])
  expect(erreur?.defaultMessage).toMatch(faute)
})
