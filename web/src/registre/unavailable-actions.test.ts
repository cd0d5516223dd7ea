import { expect, test } from 'vitest'
import { sortOrdinaire } from 'domain/association/motif-etat'
import { obstaclesAction, type SituationActions } from 'domain/registre/obstacles-actions'
import { actions } from 'domain/registre/voies'
import { textesAideActions } from 'domain/registre/textes/aide-actions'
import { helpOn } from './unavailable-actions.ts'

const stranger: SituationActions = {
  derniere: { etatAssociation: 'INSCRITE', ...sortOrdinaire },
  rattachement: { etat: 'NON_RATTACHE', gestion: false, depot: false, depuis: null },
  gestionnaires: true,
  administre: false,
  requeteEnCours: null,
  transfertEnCours: null,
  conforme: true,
  nonConformites: [],
  numerisation: { etat: 'NON_DISPONIBLE', demandeeLe: null, doc: null, autre: null },
}

const labels = textesAideActions.actions

test('[SHEET-11] the help gives for each action the same reasons as its button', () => {
  const refused: SituationActions = {
    ...stranger,
    derniere: { etatAssociation: 'RADIEE', ...sortOrdinaire },
    rattachement: { etat: 'EN_COURS', gestion: false, depot: false, depuis: '2026-11-02' },
    conforme: false,
    nonConformites: ['les statuts ne sont pas datés'],
  }
  expect(helpOn(refused, [])).toEqual(
    actions.map((action) => ({ label: labels[action], reasons: obstaclesAction(action, refused), brouillon: null })),
  )
})

test('[SHEET-07] [SHEET-08] the help leaves out an available action, unless the person has a draft of it', () => {
  const numerisation = { etat: 'POSSIBLE' as const, demandeeLe: null, doc: null, autre: null }
  const declarant: SituationActions = {
    ...stranger,
    rattachement: { etat: 'RATTACHE', gestion: false, depot: true, depuis: null },
    numerisation,
  }
  expect(helpOn(declarant, [])).toEqual([{ label: labels.radiation, reasons: obstaclesAction('radiation', declarant), brouillon: null }])
  const begun = { type: 'MODIFICATION' }
  expect(helpOn(declarant, [begun])[0]).toEqual({ label: labels.modification, reasons: [], brouillon: begun })
  expect(helpOn(stranger, []).map(({ label }) => label)).not.toContain(labels.rattachement)
})
