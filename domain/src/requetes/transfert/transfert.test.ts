import { describe, expect, test } from 'vitest'
import { aSampleCommune } from '../../core/exemples.ts'
import { makeVersion } from '../examples/filings.ts'
import { aTransfert } from '../examples/ex-officio.ts'
import { obstaclesTransfert } from './obstacles-transfert.ts'
import { textesTransfert as textes } from '../textes/transfert.ts'
import { FinDeTransfert, Transfert, checkTransfert } from './transfert.ts'
import { departedVersion, receivedVersion } from './transferred-versions.ts'

const contexte = { origine: 'TJ-STRASBOURG', destination: 'TJ-COLMAR', aujourdhui: '2026-11-20' }
const siege = aTransfert(aSampleCommune({ libelle: 'Colmar' }))

describe('[STAFF-13] a transfer to another court', () => {
  test.each([
    ['a head office that another court keeps', {}, {}, []],
    ['one that no court of ours keeps', {}, { destination: null }, ['commune']],
    ['one that the same court keeps', {}, { destination: 'TJ-STRASBOURG' }, ['commune']],
    ['decided today', { dateDecision: '2026-11-20' }, {}, []],
    ['decided tomorrow', { dateDecision: '2026-11-21' }, {}, ['dateDecision']],
  ])('%s', (_, autrement, ailleurs, champs) => {
    const erreurs = checkTransfert({ ...siege, ...autrement }, { ...contexte, ...ailleurs })
    expect(erreurs.map(({ field }) => field)).toEqual(champs)
  })

  test('has an address, a day and, when it ends without being entered, a reason', () => {
    const manque = (champ: string) => Transfert.safeParse({ ...siege, [champ]: '' }).error?.issues.map(({ path }) => path[0])
    expect([manque('adresse'), manque('codePostal'), manque('dateDecision'), manque('complementAdresse')]).toEqual([
      ['adresse'],
      ['codePostal'],
      ['dateDecision'],
      undefined,
    ])
    expect(FinDeTransfert.safeParse({ motif: ' ' }).success).toBe(false)
  })

  test.each([
    ['INSCRITE', null, []],
    ['NONCONFORME', null, [textes.nonConforme]],
    ['DISSOUTE', null, [textes.dissoute]],
    ['RADIEE', null, [textes.radiee]],
    ['INSCRITE', 'R26000001', [textes.requeteEnCours('R26000001')]],
  ] as const)('of one that is %s, request %s', (etat, requete, obstacles) => {
    expect(obstaclesTransfert({ etat, requete })).toEqual(obstacles)
  })

  test('keeps the registered values except the head office; the old sheet is struck off, without a liquidation', () => {
    const avant = makeVersion()
    const documents = [{ uuid: 'autre', actif: true }]
    const { dateDecision: _, ...adresse } = siege
    const nouvelle = { ...avant.informations, adresse: { ...adresse, pays: 'FRANCE', domiciliation: null } }
    expect(receivedVersion(avant, siege, documents)).toEqual({ ...avant, informations: nouvelle, documents })
    expect(departedVersion(avant, '2026-11-20')).toEqual({
      ...avant,
      etatAssociation: 'RADIEE',
      informations: { ...avant.informations, dateRadiation: '2026-11-20' },
    })
  })
})
