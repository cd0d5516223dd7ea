import { expect, test } from 'vitest'
import { sortOrdinaire } from '../association/motif-etat.ts'
import { actionsFor } from './actions-for.ts'
import type { SituationActions } from './obstacles-actions.ts'
import { actionsAuSupport } from './support.ts'
import { textesSupportAssociation } from './textes/support-association.ts'

const situation: SituationActions = {
  derniere: { etatAssociation: 'INSCRITE', ...sortOrdinaire },
  rattachement: { etat: 'RATTACHE', gestion: false, depot: false, depuis: '2026-01-05' },
  gestionnaires: true,
  administre: false,
  requeteEnCours: null,
  transfertEnCours: null,
  conforme: true,
  nonConformites: [],
  numerisation: { etat: 'POSSIBLE', demandeeLe: null, doc: null, autre: null },
}

test('the support reads the same reasons as the person, after the reason why they cannot sign in', () => {
  expect(actionsAuSupport('ACTIF', situation)).toEqual(actionsFor(situation))
  for (const etat of ['INACTIF', 'DESACTIVE'] as const)
    for (const [rang, { raisons }] of actionsAuSupport(etat, situation).entries())
      expect(raisons).toEqual([textesSupportAssociation.compte[etat], ...(actionsFor(situation)[rang]?.raisons ?? [])])
})

test('an attached person gets no line about asking for an attachment; others do', () => {
  const etats = ['RATTACHE', 'NON_RATTACHE'] as const
  const proposees = etats.map((etat) =>
    actionsFor({ ...situation, rattachement: { ...situation.rattachement, etat } }).map(({ action }) => action),
  )
  expect(proposees[0]).not.toContain('rattachement')
  expect(proposees[1]).toContain('rattachement')
})
