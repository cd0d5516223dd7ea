import { expect, test } from 'vitest'
import { libelleDocument, nomAuRegistre, nomDeDocument, titreDeDocument } from './nom-document.ts'

const statuts = { type: 'STATUTS', sousType: null, date: '2026-10-03' }

test.each([
  ['CREATION', "Ordonnance d'inscription", "Certificat numérique d'inscription"],
  ['MODIFICATION', "Ordonnance d'inscription de changements", "Certificat numérique d'inscription de changements"],
  ['DISSOLUTION', "Ordonnance d'inscription de la dissolution", "Certificat numérique d'inscription de la dissolution"],
  ['RADIATION', 'Ordonnance de radiation', 'Certificat numérique de radiation'],
  [null, 'Ordonnance', "Certificat d'inscription"],
  ['SCISSION', 'Ordonnance', "Certificat d'inscription"],
])('[DOCTYPE-23] the acts of the court are called by what was requested: %s', (sousType, ordonnance, certificat) => {
  expect(libelleDocument({ type: 'ORDONNANCE', sousType })).toBe(ordonnance)
  expect(libelleDocument({ type: 'CERTIFICAT_INSCRIPTION', sousType })).toBe(certificat)
})

test('a document is named by its type, its subtype and its day; an unknown subtype is left out', () => {
  expect(titreDeDocument({ type: 'PV_AG', sousType: 'CONSTITUTIVE', date: '2026-10-02' })).toBe(
    "Procès-verbal d'assemblée générale, Constitutive, 2 octobre 2026",
  )
  expect(titreDeDocument({ type: 'DECISION_DIRECTION', sousType: 'AUTRE', date: null })).toBe('Décision de la direction')
  expect(nomDeDocument(statuts, 'image/png')).toBe('Statuts, 3 octobre 2026.png')
})

test.each([
  ['filed, for any account', { requete: 'R26000123' }, 'Statuts, 3 octobre 2026.pdf'],
  ['added by the court, which named it', { requete: null }, 'up.pdf'],
  ['filed, for those attached', { requete: 'R26000123', type: 'PIECE_JOINTE' }, 'up.pdf'],
])('[SHEET-19] the register names a document %s', (_, propre, nom) => {
  expect(nomAuRegistre({ ...statuts, nom: 'up.pdf', mime: 'application/pdf', ...propre })).toBe(nom)
})
