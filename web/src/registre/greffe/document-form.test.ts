import { limitesParDefaut } from 'domain/core/fichier'
import { expect, test } from 'vitest'
import { documentVide, partDe, verifierDocument, type DocumentSaisi } from './document-form.ts'

const journal = { id: 7, libelle: 'Les Affiches imaginaires', departement: '67' }
const context = { version: 3, journaux: [journal] }
const pdf = new File(['%PDF-'], 'extrait.pdf', { type: 'application/pdf' })
const saisie = (annexe: Partial<DocumentSaisi['annexe']>, fichier: File | null = pdf): DocumentSaisi => ({
  ...documentVide,
  annexe: { ...documentVide.annexe, ...annexe },
  fichier,
})
const fields = (document: DocumentSaisi) => verifierDocument(document, context, limitesParDefaut).map(({ field }) => field)

test('[ANNEX-33] a newspaper of the list is itself, another one is a free text', () => {
  expect(partDe(saisie({ journal: journal.libelle }), context).annexe.journal).toEqual(journal)
  expect(partDe(saisie({ journal: 'La Gazette' }), context).annexe.journal).toEqual({ id: -1, libelle: 'La Gazette', departement: null })
})

test('a document without a name has the one of its file', () => {
  expect(partDe(saisie({ nom: ' ' }), context).annexe.nom).toBe('extrait.pdf')
})

test('[STAFF-21] the court may add any type of the register, with the date, subtype and newspaper its type asks for', () => {
  expect(fields(saisie({ type: 'ORDONNANCE' }))).toEqual([])
  expect(fields(saisie({ type: 'EXTRAIT_PUB_JAL', sousType: '' }))).toEqual(['annexe.sousType', 'annexe.date', 'annexe.journal'])
})

test('without a file only the file is missing; of another type it is refused', () => {
  expect(fields(saisie({ type: 'ORDONNANCE' }, null))).toEqual(['fichier'])
  expect(fields(saisie({ type: 'ORDONNANCE' }, new File(['GIF'], 'a.gif', { type: 'image/gif' })))).toEqual(['fichier'])
})
