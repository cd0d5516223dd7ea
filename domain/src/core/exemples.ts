import type { AdressePersonne } from './adresse.ts'
import type { Annexe } from './annexe.ts'
import type { Commune } from './commune.ts'

// Complete, valid and invented examples, shared by tests, seed and demonstration.

export const aSampleCommune = (autrement: Partial<Commune> = {}): Commune => ({
  id: 1,
  codeInsee: '67482',
  libelle: 'Strasbourg',
  codePostaux: ['67000', '67100', '67200'],
  ...autrement,
})

export const anAdresse = (autrement: Partial<AdressePersonne> = {}): AdressePersonne => ({
  adresse: '12 rue des Tilleuls imaginaires',
  complementAdresse: null,
  codePostal: '67000',
  commune: aSampleCommune(),
  pays: 'FRANCE',
  ...autrement,
})

/** A declaration of inscription, unless `withChanges` gives another type. */
export const anAnnexe = (autrement: Partial<Annexe> = {}): Annexe => ({
  nom: 'declaration.pdf',
  type: 'DECLARATION_INSCR',
  sousType: 'CREATION',
  date: null,
  dateEffet: null,
  journal: null,
  lien: null,
  ...autrement,
})
