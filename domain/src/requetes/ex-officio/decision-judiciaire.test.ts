import { describe, expect, test } from 'vitest'
import { etatDeFond } from '../../association/conformite.ts'
import type { EtatAssociation } from '../../association/etats.ts'
import type { Version } from '../../association/version.ts'
import { registreObstacles } from '../actes/registre-etat.ts'
import { makeVersion } from '../examples/filings.ts'
import { withoutLiquidation, aDecision } from '../examples/ex-officio.ts'
import { type TypeRequete, filedTypes } from '../types.ts'
import { decisionEnVigueur, type StoredDecision } from './decision-en-vigueur.ts'
import { DecisionJudiciaire } from './decision-judiciaire.ts'
import { courrielDecision } from './decision-wording.ts'
import { naturesDecision } from './natures-decision.ts'
import { obstaclesDecision } from './obstacles-decision.ts'
import { checkDecisionJudiciaire } from './check-decision-judiciaire.ts'
import { versionAfterDecision, versionAfterInfirmation } from './version-after-decision.ts'

const aVersionIn = (etatAssociation: EtatAssociation, informations: Partial<Version['informations']> = {}) => {
  const version = makeVersion({ etatAssociation })
  return { ...version, informations: { ...version.informations, ...informations } }
}
const dissolue = aVersionIn('NONCONFORME', { dateDissolution: '2026-01-05' })

describe('[STAFF-14] a decision of a court or of an authority', () => {
  test.each<[ReturnType<typeof aVersionIn>, boolean, string[]]>([
    [aVersionIn('INSCRITE'), false, ['DISSOLUTION', 'RETRAIT_CAPACITE', 'RADIATION_79_1']],
    [aVersionIn('NONCONFORME'), false, ['DISSOLUTION', 'RETRAIT_CAPACITE', 'RADIATION_79_1']],
    [aVersionIn('DISSOUTE'), false, ['RADIATION_79_1']],
    [dissolue, false, ['RADIATION_79_1']],
    [aVersionIn('DISSOUTE'), true, ['RADIATION_79_1', 'INFIRMATION']],
    [aVersionIn('RADIEE'), false, []],
    [aVersionIn('RADIEE'), true, ['INFIRMATION']],
  ])('is recorded where the state allows it, and reversed where one was recorded', (avant, infirmable, permises) => {
    const refus = naturesDecision.map((nature) => obstaclesDecision(nature, { avant, infirmable }))
    expect(naturesDecision.filter((_, rang) => refus[rang]?.length === 0)).toEqual(permises)
  })

  test('has its author, its day and its ground, and may have no number', () => {
    const { autorite: _, date: __, motif: ___, ...sans } = aDecision({ numero: '' })
    expect(DecisionJudiciaire.safeParse(sans).error?.issues.map(({ path }) => path.join('.'))).toEqual(['autorite', 'date', 'motif'])
    expect(DecisionJudiciaire.parse(aDecision({ numero: '' })).numero).toBeNull()
  })

  test.each<[string, DecisionJudiciaire, object, string[]]>([
    ['with its liquidator', aDecision(), {}, []],
    ['to come', aDecision({ date: '2026-11-21' }), {}, ['date']],
    ['before the entry', aDecision({ date: '2020-02-29' }), {}, ['date']],
    [
      'that names nobody and says nothing of it',
      {
        ...aDecision(),
        liquidation: {
          ...aDecision().liquidation!,
          liquidateurs: { ...aDecision().liquidation!.liquidateurs, physiques: [], indexMembres: [] },
        },
      },
      {},
      ['liquidation.liquidation'],
    ],
    ['of dissolution without a liquidation', withoutLiquidation('DISSOLUTION'), {}, ['liquidation']],
    ['that withdraws capacity without a liquidation', withoutLiquidation('RETRAIT_CAPACITE'), {}, ['liquidation']],
    ['that strikes off what nobody directs: nobody liquidates', withoutLiquidation('RADIATION_79_1'), {}, []],
    [
      'that strikes off before the dissolution',
      withoutLiquidation('RADIATION_79_1', { date: '2026-01-04' }),
      { avant: dissolue },
      ['date'],
    ],
    ['that reverses one', withoutLiquidation('INFIRMATION'), { enVigueur: { date: '2026-10-12' } }, []],
    ['that reverses one to come', withoutLiquidation('INFIRMATION'), { enVigueur: { date: '2026-10-13' } }, ['date']],
  ])('%s', (_, decision, autrement, fautes) => {
    const contexte = { avant: makeVersion(), inscriteLe: '2020-03-01', enVigueur: null, aujourdhui: '2026-11-20', ...autrement }
    expect(checkDecisionJudiciaire(decision, contexte).map(({ field }) => field)).toEqual(fautes)
  })

  test('dissolves or strikes off on its own day, and stays among the documents', () => {
    const avant = makeVersion()
    const ids = { membre: () => 'nouveau', document: 'jugement' }
    const dissoute = versionAfterDecision(aDecision(), avant, ids)
    expect(dissoute).toMatchObject({ etatAssociation: 'DISSOUTE', informations: { dateDissolution: '2026-10-12', dateRadiation: null } })
    expect(dissoute.liquidationAssociation?.liquidateurs.members.physiques).toMatchObject([{ uuid: 'nouveau', nom: 'Abwickler' }])
    expect(dissoute.documents).toEqual([...avant.documents, { uuid: 'jugement', actif: true }])
    const radiee = versionAfterDecision(withoutLiquidation('RADIATION_79_1'), avant, ids)
    expect(radiee).toMatchObject({ etatAssociation: 'RADIEE', informations: { dateDissolution: null, dateRadiation: '2026-10-12' } })
    expect(radiee.liquidationAssociation).toBeUndefined()
  })

  test('a reversal restores the state, the days and the liquidation before it, and keeps what was registered since', () => {
    const avant = aVersionIn('NONCONFORME')
    const dissoute = versionAfterDecision(aDecision(), avant, { membre: () => 'nouveau', document: 'jugement' })
    const depuis = { ...dissoute, informations: { ...dissoute.informations, dateDissolutionJAL: '2026-11-02', objet: 'Corrigé depuis.' } }
    expect(versionAfterInfirmation(depuis, avant, ['NONCONFORME', 'INSCRITE'], 'arret')).toEqual({
      ...avant,
      etatAssociation: 'INSCRITE',
      informations: { ...avant.informations, objet: 'Corrigé depuis.' },
      documents: [...depuis.documents, { uuid: 'arret', actif: true }],
    })
    const radiee = versionAfterDecision(withoutLiquidation('RADIATION_79_1'), dissoute, { membre: () => 'nouveau', document: 'ordonnance' })
    const rendue = versionAfterInfirmation(radiee, dissoute, ['DISSOUTE'], 'arret')
    expect([rendue.etatAssociation, rendue.liquidationAssociation]).toEqual(['DISSOUTE', dissoute.liquidationAssociation])
  })

  test('the decision to reverse is the latest one in force', () => {
    const express = (infirme: number | null = null): StoredDecision => ({
      nature: 'DISSOLUTION',
      autorite: 'a',
      date: 'd',
      numero: null,
      infirme,
    })
    const versions = [express(2), express(3), express(), express(), null].map((decision, rang) => ({ ordre: 5 - rang, decision }))
    expect([0, 1, 2, 3, 4].map((rang) => decisionEnVigueur(versions.slice(rang))?.ordre)).toEqual([undefined, 2, 3, 2, undefined])
  })

  test('prevents a registration that the register no longer allows', () => {
    const refuses = (etatDuRegistre: EtatAssociation): TypeRequete[] =>
      filedTypes.filter((type) => registreObstacles({ type, etatDuRegistre }).length > 0)
    expect(refuses('DISSOUTE')).toEqual(['MODIFICATION', 'DISSOLUTION'])
    expect(refuses('RADIEE')).toEqual(['CREATION', 'MODIFICATION', 'DISSOLUTION', 'RADIATION'])
    expect(refuses('INSCRITE')).toEqual(['RADIATION'])
    expect(refuses('NONCONFORME')).toEqual([])
    expect(refuses(etatDeFond(dissolue))).toEqual(['MODIFICATION', 'DISSOLUTION'])
    expect(registreObstacles({ type: 'CREATION' })).toEqual([])
  })
})

test('[STAFF-14] [MAIL-07] the attached persons read the decision, its ground, the new state, and where to challenge it', () => {
  const decision = { nature: 'RETRAIT_CAPACITE', autorite: 'le préfet du Bas-Rhin', date: '2026-10-12', numero: '26-7' }
  const { sujet, paragraphes } = courrielDecision({
    numero: 'STR000001',
    denomination: 'Chorale',
    decision,
    motif: 'Moins de trois membres',
    etat: 'DISSOUTE',
    motifEtat: 'RETRAIT_CAPACITE',
    fiche: 'https://r.fr/f',
  })
  expect(sujet).toBe('Décision inscrite au registre\u00a0: Chorale')
  expect(paragraphes).toEqual([
    "Le greffe a inscrit au registre une décision qui concerne l'association Chorale (n°\u00a0STR000001). Retrait de la capacité juridique prononcé par le préfet du Bas-Rhin, le 12/10/2026, n°\u00a026-7.",
    'Motif\u00a0: Moins de trois membres',
    "État de l'association au registre\u00a0: Capacité juridique retirée.",
    "Lire l'association au registre et la décision, parmi ses documents\u00a0:\nhttps://r.fr/f",
    "Le greffe inscrit la décision telle qu'elle a été rendue. Elle se conteste devant la juridiction qu'elle indique, s'il reste un recours.",
  ])
})
