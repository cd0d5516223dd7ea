import { expect, test } from 'vitest'
import { aComite } from '../../association/exemples.ts'
import { creation } from '../demarches/creation.ts'
import { checkEtape } from '../demarches/definition.ts'
import { demarches } from '../demarches/demarches.ts'
import { champEtape, libelleEtape } from './etapes-depot.ts'
import { aContexte, aCreationDepot } from '../examples/filings.ts'

const etapes = creation.etapes.map(({ nom }) => nom)

test('[FORM-26] the steps of each filing, in order', () => {
  const etapesDe = Object.entries(demarches).map(([type, { etapes: siennes }]) => [type, siennes.map(({ nom }) => libelleEtape(nom))])
  expect(Object.fromEntries(etapesDe)).toEqual({
    CREATION: ['Déclarant', 'Association', 'Membres', 'Annexes', 'Vérification et envoi'],
    MODIFICATION: ['Déclarant', 'Association', 'Membres', 'Annexes', 'Vérification et envoi'],
    DISSOLUTION: ['Déclarant', 'Dissolution', 'Annexes', 'Vérification et envoi'],
    RADIATION: ['Déclarant', 'Radiation', 'Annexes', 'Vérification et envoi'],
  })
})

test.each([
  ['declarant.nom', 'declarant'],
  ['association.informations.adresse.commune', 'association'],
  ['association.dateStatuts', 'association'],
  ['membres.nombre', 'membres'],
  ['membres.nombreDirection', 'membres'],
  ['membres.physiques[0].nom', 'membres'],
  ['fondateurs.physiques[0].nom', 'membres'],
  ['documents', 'documents'],
  ['documents[3].date', 'documents'],
  ['liquidation.liquidation', 'liquidation'],
  ['liquidation.liquidateurs.physiques[0].nom', 'liquidation'],
  ['radiation.quitus', 'radiation'],
  ['commentaire', 'final'],
  ['toString', null],
  ['', null],
])('[FORM-03, FORM-07, FORM-08, FORM-09, FORM-10, FORM-11, FORM-12, FORM-13] a refusal on %j marks the step %s', (field, etape) => {
  expect(champEtape(field)).toBe(etape)
})

test('[FORM-02] every step of a valid creation may be left', () => {
  for (const etape of etapes) expect(checkEtape(creation, etape, aCreationDepot(), aContexte())).toEqual([])
})

test('[FORM-02] a step is checked on its own part, while the others are still empty', () => {
  const { association } = aCreationDepot()
  expect(checkEtape(creation, 'association', { association }, aContexte())).toEqual([])
  expect(checkEtape(creation, 'declarant', { declarant: { nom: 'Obersand' } }, aContexte()).map(({ field }) => field)).toContain(
    'declarant.prenom',
  )
  expect(checkEtape(creation, 'membres', { comite: { physiques: [{}] }, fondateurs: {} }, aContexte()).map(({ field }) => field)).toContain(
    'membres.physiques[0].nom',
  )
})

test('the annexes step has the same errors as the whole filing', () => {
  const depot = aCreationDepot({ documents: [], comite: { ...aComite(), morales: [] } })
  const contexte = aContexte({ fichiers: [] })
  const parEtape = etapes.flatMap((etape) => checkEtape(creation, etape, depot, contexte))
  expect(parEtape).toEqual(creation.check(depot, contexte))
  expect(new Set(parEtape.map(({ field }) => field))).toEqual(new Set(['membres.nombre', 'documents']))
})
