import { expect, test } from 'vitest'
import { allowedTypes, typesDocument } from '../core/documents.ts'
import { obstaclesAuRetrait } from './tribunal-documents.ts'

test('a type that no form sends, except the archives of a paper file, is the court’s own and stays; so does a decision, whoever sent it (X-82)', () => {
  const envoyes = new Set<string>(Object.values(allowedTypes).flat())
  const gardes = typesDocument.filter((type) => obstaclesAuRetrait(type).length > 0)
  expect(gardes.toSorted()).toEqual(
    typesDocument.filter((type) => (!envoyes.has(type) && type !== 'PIECE_ARCHIVE') || type === 'DECISION_JUDICIAIRE').toSorted(),
  )
})
