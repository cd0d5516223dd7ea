import { expect, test } from 'vitest'
import { etatsAssociation } from '../association/etats.ts'
import { obstaclesExtrait } from './obstacles-extrait.ts'

test('[ACTION-08] without non-conformity, only an inscription declared non-conforming has no extract, and is told why', () => {
  const conformite = { conforme: true, nonConformites: [] }
  const refused = etatsAssociation.filter((etatAssociation) => obstaclesExtrait({ etatAssociation, ...conformite }).length > 0)
  expect(refused).toEqual(['NONCONFORME'])
  expect(obstaclesExtrait({ etatAssociation: 'NONCONFORME', ...conformite })).toEqual([
    "Le tribunal a déclaré l'inscription non conforme. Adressez-vous au greffe pour savoir quoi régulariser.",
  ])
})

test('[ACTION-08] non-conformities refuse the extract in every state, and are named in full to who may read them', () => {
  // As a clerk may have typed it.
  const nonConformites = ['statuts non datés', 'siège hors du ressort.']
  for (const etatAssociation of etatsAssociation) {
    expect(obstaclesExtrait({ etatAssociation, conforme: false, nonConformites })).toEqual([
      "L'extrait ne peut pas être délivré tant que l'inscription comporte des non-conformités\u00a0: statuts non datés, siège hors du ressort.",
    ])
  }
  expect(obstaclesExtrait({ etatAssociation: 'INSCRITE', conforme: false, nonConformites: [] })).toEqual([
    "L'extrait ne peut pas être délivré tant que l'inscription comporte des non-conformités.",
  ])
})
