import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { findActivites } from 'contract/core/reference'
import { activitesInitiales } from 'domain/core/activite'
import { textesPersonnes } from 'domain/core/textes/personnes'
import { queryClient } from '../../core/api/query-client.ts'
import { callKey } from '../../core/api/use-api.ts'
import { outline } from '../../core/form/outline.tsx'
import { DossierContext } from '../dossier-context.ts'
import { AssociationFields } from './association/AssociationFields.tsx'
import { emptyAssociation } from './association/saisie-association.ts'
import { DeclarantFields } from './declarant/DeclarantFields.tsx'
import { declarantInitial } from './declarant/saisie-declarant.ts'
import { FondateurFields } from './membres/FondateurFields.tsx'
import { direction, directionAuGreffe, directionFondatrice, liquidateurs } from './membres/liste-de-membres.ts'
import { MembreFields } from './membres/MembreFields.tsx'
import { toSaisieFondateur, toSaisieMembre } from './membres/saisie-membre.ts'
import { RadiationFields } from './radiation/RadiationFields.tsx'

const approved = (name: string, fields: ReactNode, values: object) =>
  expect(`${outline(fields, values)}\n`).toMatchFileSnapshot(`approved/${name}.txt`)

/** A part of a filing, filled by the declarant or, with `guichet`, by a clerk. */
const partOf = (guichet: boolean, fields: ReactNode) => createElement(DossierContext, { value: { guichet, erreurs: [] } as never }, fields)

test.each(['physiques', 'morales'] as const)('[FOUND-02, FOUND-03, FOUND-04] the fields of a founder, %s', async (sorte) => {
  await approved(`fondateur-${sorte}`, createElement(FondateurFields, { sorte }), toSaisieFondateur(null))
})

const lists = { direction, directionFondatrice, directionAuGreffe, liquidateurs }

test.each(Object.entries(lists))(
  '[MEMB-20, MEMB-21, MEMB-24, MEMB-25, MEMB-30, DISSO-03] the fields of a member of the list %s',
  async (nom, liste) => {
    for (const sorte of ['physiques', 'morales'] as const) {
      const fields = createElement(MembreFields, { sorte, liste, tues: false })
      await approved(`membre-${nom}-${sorte}`, fields, toSaisieMembre(null, liste.fondation))
    }
  },
)

test('[MEMB-24] the fields of a member whose e-mail and telephone are hidden offer to erase them', async () => {
  await approved('membre-tu', createElement(MembreFields, { sorte: 'physiques', liste: direction, tues: true }), toSaisieMembre(null))
})

test('[MEMB-34] abroad, the address of a member has the same fields without the one-line address', async () => {
  const { adresse, ...membre } = toSaisieMembre(null)
  const fields = createElement(MembreFields, { sorte: 'physiques', liste: direction, tues: false })
  const abroad = { ...membre, adresse: { ...adresse, pays: 'ALLEMAGNE' } }
  expect(abroad.adresse.pays).not.toBe(textesPersonnes.paysParDefaut)
  await approved('membre-etranger', fields, abroad)
})

test.each([
  ['by themselves', false],
  ['by a clerk', true],
])('[DECL-01, DECL-02, DECL-03, DECL-08, DECL-10] the fields of the declarant, filled %s', async (_, guichet) => {
  const fields = partOf(guichet, createElement(DeclarantFields, { path: 'declarant', aide: 'Indiquez vos coordonnées.' }))
  await approved(guichet ? 'declarant-guichet' : 'declarant', fields, { declarant: declarantInitial(null) })
})

test('[ASSO-01, ASSO-06, ASSO-07, ASSO-15, ASSO-18, ASSO-26] the fields of an association', async () => {
  queryClient.setQueryData(callKey(findActivites, {}), activitesInitiales)
  const { informations } = emptyAssociation
  const chosen = { informations: { ...informations, domaine: ['Culture'], stipulations: true } }
  await approved('association', createElement(AssociationFields, { path: 'informations', utilitePublique: false }), emptyAssociation)
  await approved('association-precisee', createElement(AssociationFields, { path: 'informations', utilitePublique: true }), chosen)
})

test.each([
  ['by themselves', false],
  ['by a clerk', true],
])('[RADIA-01, RADIA-02, RADIA-03] the fields of the end of a liquidation, filled %s', async (_, guichet) => {
  const values = { radiation: { quitus: false, dateDissolution: '', commentaireRadiation: '' } }
  const fields = partOf(
    guichet,
    createElement(RadiationFields, { path: 'radiation', avant: { informations: { dateDissolution: '2026-02-07' } } as never }),
  )
  await approved(guichet ? 'radiation-guichet' : 'radiation', fields, values)
})
