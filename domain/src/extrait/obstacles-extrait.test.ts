import { expect, test } from 'vitest'
import { etatsAssociation } from '../association/etats.ts'
import { obstaclesExtrait } from './obstacles-extrait.ts'

test('[ACTION-08] only an inscription declared non-conforming has no extract, and is told why', () => {
  const refused = etatsAssociation.filter((etatAssociation) => obstaclesExtrait({ etatAssociation, nonConformites: [] }).length > 0)
  expect(refused).toEqual(['NONCONFORME'])
  expect(obstaclesExtrait({ etatAssociation: 'NONCONFORME', nonConformites: [] })).toEqual([
    "Le tribunal a déclaré l'inscription non conforme. Adressez-vous au greffe pour savoir quoi régulariser.",
  ])
})

test('[ACTION-08] a list of non-conformities refuses the extract in every state and is named in full', () => {
  for (const etatAssociation of etatsAssociation) {
    expect(obstaclesExtrait({ etatAssociation, nonConformites: ['statuts non datés', 'siège hors du ressort'] })).toEqual([
      "L'extrait ne peut pas être délivré tant que l'inscription comporte des non-conformités\u00a0: statuts non datés, siège hors du ressort.",
    ])
  }
})
