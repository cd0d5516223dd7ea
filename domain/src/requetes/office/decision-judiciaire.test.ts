import { describe, expect, test } from 'vitest'
import { etatDeFond } from '../../association/conformite.ts'
import type { EtatAssociation } from '../../association/etats.ts'
import type { Version } from '../../association/version.ts'
import { obstaclesDuRegistre } from '../actes/etat-du-registre.ts'
import { uneVersion } from '../examples/filings.ts'
import { sansLiquidation, uneDecision } from '../examples/office.ts'
import { type TypeRequete, typesDeposes } from '../types.ts'
import { decisionEnVigueur, type DecisionDite } from './decision-en-vigueur.ts'
import { DecisionJudiciaire } from './decision-judiciaire.ts'
import { courrielDecision } from './dire-decision.ts'
import { naturesDecision } from './natures-decision.ts'
import { obstaclesDecision } from './obstacles-decision.ts'
import { verifierDecision } from './verifier-decision.ts'
import { versionDecidee, versionInfirmee } from './version-decidee.ts'

const etant = (etatAssociation: EtatAssociation, informations: Partial<Version['informations']> = {}) => {
  const version = uneVersion({ etatAssociation })
  return { ...version, informations: { ...version.informations, ...informations } }
}
const dissolue = etant('NONCONFORME', { dateDissolution: '2026-01-05' })

describe('[STAFF-14] a decision of a court or of an authority', () => {
  test.each<[ReturnType<typeof etant>, boolean, string[]]>([
    [etant('INSCRITE'), false, ['DISSOLUTION', 'RETRAIT_CAPACITE', 'RADIATION_79_1']],
    [etant('NONCONFORME'), false, ['DISSOLUTION', 'RETRAIT_CAPACITE', 'RADIATION_79_1']],
    [etant('DISSOUTE'), false, ['RADIATION_79_1']],
    [dissolue, false, ['RADIATION_79_1']],
    [etant('DISSOUTE'), true, ['RADIATION_79_1', 'INFIRMATION']],
    [etant('RADIEE'), false, []],
    [etant('RADIEE'), true, ['INFIRMATION']],
  ])('is recorded where the state allows it, and reversed where one was recorded', (avant, infirmable, permises) => {
    const refus = naturesDecision.map((nature) => obstaclesDecision(nature, { avant, infirmable }))
    expect(naturesDecision.filter((_, rang) => refus[rang]?.length === 0)).toEqual(permises)
  })

  test('has its author, its day and its ground, and may have no number', () => {
    const { autorite: _, date: __, motif: ___, ...sans } = uneDecision({ numero: '' })
    expect(DecisionJudiciaire.safeParse(sans).error?.issues.map(({ path }) => path.join('.'))).toEqual(['autorite', 'date', 'motif'])
    expect(DecisionJudiciaire.parse(uneDecision({ numero: '' })).numero).toBeNull()
  })

  test.each<[string, DecisionJudiciaire, object, string[]]>([
    ['with its liquidator', uneDecision(), {}, []],
    ['to come', uneDecision({ date: '2026-11-21' }), {}, ['date']],
    ['before the entry', uneDecision({ date: '2020-02-29' }), {}, ['date']],
    [
      'that names nobody and says nothing of it',
      {
        ...uneDecision(),
        liquidation: {
          ...uneDecision().liquidation!,
          liquidateurs: { ...uneDecision().liquidation!.liquidateurs, physiques: [], indexMembres: [] },
        },
      },
      {},
      ['liquidation.liquidation'],
    ],
    ['of dissolution without a liquidation', sansLiquidation('DISSOLUTION'), {}, ['liquidation']],
    ['that withdraws capacity without a liquidation', sansLiquidation('RETRAIT_CAPACITE'), {}, ['liquidation']],
    ['that strikes off what nobody directs: nobody liquidates', sansLiquidation('RADIATION_79_1'), {}, []],
    ['that strikes off before the dissolution', sansLiquidation('RADIATION_79_1', { date: '2026-01-04' }), { avant: dissolue }, ['date']],
    ['that reverses one', sansLiquidation('INFIRMATION'), { enVigueur: { date: '2026-10-12' } }, []],
    ['that reverses one to come', sansLiquidation('INFIRMATION'), { enVigueur: { date: '2026-10-13' } }, ['date']],
  ])('%s', (_, decision, autrement, fautes) => {
    const contexte = { avant: uneVersion(), inscriteLe: '2020-03-01', enVigueur: null, aujourdhui: '2026-11-20', ...autrement }
    expect(verifierDecision(decision, contexte).map(({ field }) => field)).toEqual(fautes)
  })

  test('dissolves or strikes off on its own day, and stays among the documents', () => {
    const avant = uneVersion()
    const ids = { membre: () => 'nouveau', document: 'jugement' }
    const dissoute = versionDecidee(uneDecision(), avant, ids)
    expect(dissoute).toMatchObject({ etatAssociation: 'DISSOUTE', informations: { dateDissolution: '2026-10-12', dateRadiation: null } })
    expect(dissoute.liquidationAssociation?.liquidateurs.members.physiques).toMatchObject([{ uuid: 'nouveau', nom: 'Abwickler' }])
    expect(dissoute.documents).toEqual([...avant.documents, { uuid: 'jugement', actif: true }])
    const radiee = versionDecidee(sansLiquidation('RADIATION_79_1'), avant, ids)
    expect(radiee).toMatchObject({ etatAssociation: 'RADIEE', informations: { dateDissolution: null, dateRadiation: '2026-10-12' } })
    expect(radiee.liquidationAssociation).toBeUndefined()
  })

  test('a reversal restores the state, the days and the liquidation before it, and keeps what was registered since', () => {
    const avant = etant('NONCONFORME')
    const dissoute = versionDecidee(uneDecision(), avant, { membre: () => 'nouveau', document: 'jugement' })
    const depuis = { ...dissoute, informations: { ...dissoute.informations, dateDissolutionJAL: '2026-11-02', objet: 'Corrigé depuis.' } }
    expect(versionInfirmee(depuis, avant, ['NONCONFORME', 'INSCRITE'], 'arret')).toEqual({
      ...avant,
      etatAssociation: 'INSCRITE',
      informations: { ...avant.informations, objet: 'Corrigé depuis.' },
      documents: [...depuis.documents, { uuid: 'arret', actif: true }],
    })
    const radiee = versionDecidee(sansLiquidation('RADIATION_79_1'), dissoute, { membre: () => 'nouveau', document: 'ordonnance' })
    const rendue = versionInfirmee(radiee, dissoute, ['DISSOUTE'], 'arret')
    expect([rendue.etatAssociation, rendue.liquidationAssociation]).toEqual(['DISSOUTE', dissoute.liquidationAssociation])
  })

  test('the decision to reverse is the latest one in force', () => {
    const dite = (infirme: number | null = null): DecisionDite => ({
      nature: 'DISSOLUTION',
      autorite: 'a',
      date: 'd',
      numero: null,
      infirme,
    })
    const versions = [dite(2), dite(3), dite(), dite(), null].map((decision, rang) => ({ ordre: 5 - rang, decision }))
    expect([0, 1, 2, 3, 4].map((rang) => decisionEnVigueur(versions.slice(rang))?.ordre)).toEqual([undefined, 2, 3, 2, undefined])
  })

  test('prevents a registration that the register no longer allows', () => {
    const refuses = (etatDuRegistre: EtatAssociation): TypeRequete[] =>
      typesDeposes.filter((type) => obstaclesDuRegistre({ type, etatDuRegistre }).length > 0)
    expect(refuses('DISSOUTE')).toEqual(['MODIFICATION', 'DISSOLUTION'])
    expect(refuses('RADIEE')).toEqual(['CREATION', 'MODIFICATION', 'DISSOLUTION', 'RADIATION'])
    expect(refuses('INSCRITE')).toEqual(['RADIATION'])
    expect(refuses('NONCONFORME')).toEqual([])
    expect(refuses(etatDeFond(dissolue))).toEqual(['MODIFICATION', 'DISSOLUTION'])
    expect(obstaclesDuRegistre({ type: 'CREATION' })).toEqual([])
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
