import { expect, test } from 'vitest'
import { etatsAssociation } from '../association/etats.ts'
import { obstaclesExtrait } from './obstacles-extrait.ts'

test('[ACTION-08] without non-conformities, only an inscription declared non-conforming has no extract, and the reason is given', () => {
  const conformite = { conforme: true, nonConformites: [] }
  const refused = etatsAssociation.filter((etatAssociation) => obstaclesExtrait({ etatAssociation, ...conformite }).length > 0)
  expect(refused).toEqual(['NONCONFORME'])
  expect(obstaclesExtrait({ etatAssociation: 'NONCONFORME', ...conformite })).toEqual([
    "Le tribunal a déclaré l'inscription non conforme. Adressez-vous au greffe pour savoir quoi régulariser.",
  ])
})

test('[ACTION-08] non-conformities block the extract in every state, and are listed in full to readers who may see them', () => {
  // As a clerk may type it.
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
