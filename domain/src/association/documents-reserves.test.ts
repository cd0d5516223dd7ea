import { expect, test } from 'vitest'
import { typesDocument } from '../core/documents.ts'
import { estReserve } from './documents-reserves.ts'

test('[SHEET-34] identity papers, free attachments and letters to a person are reserved, every other document is open', () => {
  expect(typesDocument.filter(estReserve).toSorted()).toEqual(['NOTIFICATION_DECISION', 'PIECE_ETAT_CIVIL', 'PIECE_JOINTE'])
})
