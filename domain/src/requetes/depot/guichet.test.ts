import { describe, expect, test } from 'vitest'
import { sortOrdinaire } from '../../association/motif-etat.ts'
import { formatReception, startOfJour, jourDeParis } from '../../core/jour.ts'
import { textes } from '../../core/textes/common.ts'
import { checkReception } from './guichet.ts'
import { obstaclesDepotAuGuichet, type SituationDepot } from './obstacles-depot.ts'
import { textesGuichet } from '../textes/guichet.ts'
import { textesObstaclesDepot } from '../textes/obstacles-depot.ts'

const aujourdhui = '2026-11-20'

describe('the day a filing was received on paper', () => {
  test.each([
    ['today', '2026-11-20', null],
    ['a week ago', '2026-11-13', null],
    ['a year ago', '2025-11-20', null],
    ['a day before', '2025-11-19', textesGuichet.receptionAncienne],
    ['tomorrow', '2026-11-21', textes.dateFuture],
    ['a day that does not exist', '2026-02-30', textes.dateInexistante],
    ['nothing', '', textes.champObligatoire],
  ])('%s', (_, recueLe, refus) => {
    expect(checkReception(recueLe, aujourdhui)).toEqual(refus === null ? [] : [{ field: 'guichet.recueLe', defaultMessage: refus }])
  })

  test.each([
    ['in winter', '2026-01-15'],
    ['in summer', '2026-07-15'],
    ['the day the clocks go forward', '2026-03-29'],
    ['the day they go back', '2026-10-25'],
  ])('is said without an hour, %s', (_, jour) => {
    expect(jourDeParis(startOfJour(jour))).toBe(jour)
    expect(formatReception(startOfJour(jour))).toBe(jour.split('-').toReversed().join('/'))
    expect(formatReception(new Date(startOfJour(jour).getTime() + 60_000))).toMatch(/ à /)
  })
})

const situation = (autrement: Partial<SituationDepot> = {}): SituationDepot => ({
  derniere: { etatAssociation: 'INSCRITE', ...sortOrdinaire },
  rattachement: { etat: 'NON_RATTACHE', gestion: false, depot: false, depuis: null },
  gestionnaires: false,
  administre: false,
  requeteEnCours: null,
  transfertEnCours: null,
  conforme: true,
  nonConformites: [],
  ...autrement,
})
const { dissoute, radiee, radiationApresDissolution, requeteSansRetrait, transfert } = textesObstaclesDepot
const enCours = { numero: 'R26000001', type: 'MODIFICATION', depuis: '2026-11-02' } as const

describe('a filing on paper', () => {
  test.each([
    ['asks no attachment of the clerk', 'modification', situation(), []],
    [
      'is received whatever the court found lacking',
      'modification',
      situation({
        derniere: { etatAssociation: 'NONCONFORME', ...sortOrdinaire },
        conforme: false,
        nonConformites: ['Un liquidateur manque.'],
      }),
      [],
    ],
    [
      'of a change waits for no dissolved association',
      'modification',
      situation({ derniere: { etatAssociation: 'DISSOUTE', ...sortOrdinaire } }),
      [dissoute],
    ],
    ['of a radiation comes after the dissolution', 'radiation', situation(), [radiationApresDissolution]],
    ['of a radiation, once dissolved', 'radiation', situation({ derniere: { etatAssociation: 'DISSOUTE', ...sortOrdinaire } }), []],
    ['comes too late once struck off', 'dissolution', situation({ derniere: { etatAssociation: 'RADIEE', ...sortOrdinaire } }), [radiee]],
    [
      'waits for the one under instruction',
      'dissolution',
      situation({ requeteEnCours: enCours }),
      [requeteSansRetrait('R26000001', 'Modification', '02/11/2026')],
    ],
    [
      'waits for the decision of the court the association was sent to',
      'modification',
      situation({ transfertEnCours: { destination: 'Tribunal judiciaire de Colmar', depuis: '2026-11-03' } }),
      [transfert('Tribunal judiciaire de Colmar', '03/11/2026')],
    ],
  ] as const)('%s', (_, action, donnee, raisons) => {
    expect(obstaclesDepotAuGuichet(action, donnee)).toEqual(raisons)
  })
})
