import { defaultLimites } from 'domain/core/fichier'
import { expect, test } from 'vitest'
import { emptyDocument, partDe, checkDocumentSaisie, type DocumentSaisie } from './document-form.ts'

const version = 3
const pdf = new File(['%PDF-'], 'extrait.pdf', { type: 'application/pdf' })
const saisie = (annexe: Partial<DocumentSaisie['annexe']>, fichier: File | null = pdf): DocumentSaisie => ({
  ...emptyDocument,
  annexe: { ...emptyDocument.annexe, ...annexe },
  fichier,
})
const fields = (document: DocumentSaisie) => checkDocumentSaisie(document, version, defaultLimites).map(({ field }) => field)

test('[STAFF-21] a document without a name is named by its type and day', () => {
  expect(partDe(saisie({ nom: ' ', type: 'STATUTS', date: '2026-10-03' }), version).annexe.nom).toBe('Statuts, 3 octobre 2026.pdf')
})

test('[STAFF-21] the court may add any document type, with the date, subtype and newspaper that the type requires', () => {
  expect(fields(saisie({ type: 'ORDONNANCE' }))).toEqual([])
  expect(fields(saisie({ type: 'EXTRAIT_PUB_JAL', sousType: '' }))).toEqual(['annexe.sousType', 'annexe.date', 'annexe.journal'])
})

test('a missing file or a file of an unaccepted type gives an error on the file alone', () => {
  expect(fields(saisie({ type: 'ORDONNANCE' }, null))).toEqual(['fichier'])
  expect(fields(saisie({ type: 'ORDONNANCE' }, new File(['GIF'], 'a.gif', { type: 'image/gif' })))).toEqual(['fichier'])
})
