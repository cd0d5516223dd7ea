import { expect, test } from 'vitest'
import { isReserved, isRemovable, mayReadDocument, typesDocument } from './documents.ts'
import { readers } from './readers.ts'

test('[SHEET-34] any account reads statutes, minutes, decisions and publications, and no other type of document', () => {
  expect(typesDocument.filter((type) => !isReserved(type)).toSorted()).toEqual([
    'AVIS_FIN_PUBLICATION',
    'DECISION_DIRECTION',
    'DECISION_JUDICIAIRE',
    'EXTRAIT_PUB_JAL',
    'ORDONNANCE',
    'PV_AG',
    'STATUTS',
    'TITRE_CONSTITUTION_DIRECTION',
    'TRAITE_APPORT',
  ])
})

test('the type decides who reads a document; a reserved one or an unknown type is for attached users and the court only', () => {
  const lecteurs = (type: string, reserve = false) => readers.filter((reader) => mayReadDocument(reader, { type, reserve }))
  expect(lecteurs('STATUTS')).toEqual(['compte', 'support', 'rattache', 'tribunal'])
  for (const reserved of [lecteurs('STATUTS', true), lecteurs('DECLARATION_INSCR'), lecteurs('TYPE_A_VENIR'), lecteurs('toString')])
    expect(reserved).toEqual(['rattache', 'tribunal'])
})

test('a document of unknown type may not be taken out of the register', () => {
  expect([isRemovable('PV_AG'), isRemovable('ORDONNANCE'), isRemovable('TYPE_A_VENIR')]).toEqual([true, false, false])
})
