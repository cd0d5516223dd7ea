import type { EtatAssociation } from 'domain/association/etats'
import { defaultLimites } from 'domain/core/fichier'
import { makeVersion } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import type { FicheData } from '../../registre/fiche-data.ts'
import type { CourtData } from './court-data.ts'
import { emptyDecision, etatAfter, findPossibleNatures, partDe, findStoppedRequete, checkSaisie } from './decision-form.ts'

interface Facts {
  etats: EtatAssociation[]
  /** Nature of the decision each version records, latest first. Empty by default. */
  natures?: (string | null)[]
  dateDissolution?: string | null
}

/** An association whose versions had `etats`, latest first. */
const ficheDe = ({ etats, natures = [], dateDissolution = null }: Facts) => {
  const version = makeVersion({ etatAssociation: etats[0] ?? 'INSCRITE' })
  const decision = (nature: string) => ({ nature, autorite: 'le tribunal', date: '2026-10-12', numero: null, infirme: null })
  return {
    association: { ...version, informations: { ...version.informations, dateDissolution } },
    requeteEnCours: { numero: 'R26000001', type: 'MODIFICATION', depuis: '2026-10-01' },
    associationRehydrateVisibles: etats.map((etatAssociation, rang) => ({
      association: { ordre: etats.length - rang, etatAssociation },
      evenement: natures[rang] ? { office: { decision: decision(natures[rang]) } } : null,
    })),
  } as unknown as FicheData
}
const court = { version: 2, inscriteLe: null } as CourtData

test('[STAFF-14] the possible decisions depend on the state, and the state after a reversal is known beforehand', () => {
  const inscrite = ficheDe({ etats: ['INSCRITE'] })
  expect(findPossibleNatures(inscrite)).toEqual({ permises: ['DISSOLUTION', 'RETRAIT_CAPACITE', 'RADIATION_79_1'], raisons: [] })
  const dissoute = ficheDe({ etats: ['DISSOUTE', 'NONCONFORME', 'INSCRITE'], natures: ['DISSOLUTION'], dateDissolution: '2026-10-12' })
  expect(findPossibleNatures(dissoute)).toEqual({
    permises: ['RADIATION_79_1', 'INFIRMATION'],
    raisons: ["L'association est déjà en liquidation."],
  })
  expect([etatAfter('INFIRMATION', dissoute), etatAfter('RADIATION_79_1', dissoute)]).toEqual(['INSCRITE', 'RADIEE'])
  const reprise = { etats: ['RADIEE', 'NONCONFORME'] as EtatAssociation[], natures: ['RADIATION_79_1'] }
  expect(etatAfter('INFIRMATION', ficheDe(reprise))).toBe('INSCRITE')
  expect(etatAfter('INFIRMATION', ficheDe({ ...reprise, dateDissolution: '2020-01-01' }))).toBe('DISSOUTE')
})

test('[STAFF-14] the current request is returned when the new state would stop it', () => {
  const fiche = ficheDe({ etats: ['INSCRITE'] })
  expect(findStoppedRequete(fiche, 'DISSOUTE')).toEqual({ numero: 'R26000001', type: 'MODIFICATION' })
  expect(findStoppedRequete(fiche, 'INSCRITE')).toBeNull()
  expect(findStoppedRequete({ ...fiche, requeteEnCours: null }, 'RADIEE')).toBeNull()
})

test('[STAFF-14] all errors come at once under the form’s field names, and a radiation has no liquidation', () => {
  const champs = (nature: Parameters<typeof emptyDecision>[0], autrement = {}) =>
    checkSaisie({ ...emptyDecision(nature), ...autrement }, { court, fiche: ficheDe({ etats: ['INSCRITE'] }) }, defaultLimites).map(
      ({ field }) => field,
    )
  expect(champs('')).toEqual(['nature', 'autorite', 'sousType', 'date', 'motif', 'fichier'])
  const dite = { sousType: 'JUDICIAIRE', autorite: 'le tribunal', date: '2026-10-12', motif: 'Insolvable' }
  expect(champs('DISSOLUTION', { ...dite, date: '' })).toEqual(['date', 'liquidation.commentaireLiquidation', 'fichier'])
  expect(champs('DISSOLUTION', dite)).toEqual(['liquidation.commentaireLiquidation', 'fichier'])
  expect(champs('RADIATION_79_1', dite)).toEqual(['fichier'])
  expect(partDe({ ...emptyDecision('RADIATION_79_1'), ...dite }, 2).decision.liquidation).toBeNull()
})
