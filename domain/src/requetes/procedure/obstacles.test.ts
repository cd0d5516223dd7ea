import { expect, test } from 'vitest'
import { held, allActes, markAllConforming, anAgent } from '../examples/filings.ts'
import type { Acte } from '../actes/actes.ts'
import { type GreffeActe, greffeActes, obstacles } from './obstacles.ts'
import { situationDe } from './fold.ts'

/** The effect of each check is tested in controles/verdicts.test.ts. */
const after = (nombre: number, aujourdhui: string) => ({
  ...held(situationDe({ type: 'CREATION', sousTypes: [], base: null }, allActes().slice(0, nombre), aujourdhui)),
  verdicts: markAllConforming(),
})
const obstaclesOf = (acte: GreffeActe, nombre: number, aujourdhui: string, { agent = anAgent().uuid, signataires = true } = {}) =>
  obstacles(acte, { ...after(nombre, aujourdhui), type: 'CREATION', sousTypes: [], base: null, agent, signataires, corrigibles: [] })

const encore: ReadonlySet<GreffeActe> = new Set(['RECEPTION_STATUTS', 'RENVOI_STATUTS', 'CORRECTION', 'AVIS_FINS_PAIEMENT', 'NOTE'])
const tenue = ['REMISE', 'RESTITUTION'] as const
const verifiee = ['CONFORMITE', 'IRREGULARITE', 'NOTE'] as const

test.each([
  [1, '2026-11-20', ['RECEPISSE', 'PRISE_EN_CHARGE', 'RECEPTION_STATUTS', 'NOTE']],
  [2, '2026-11-23', ['RECEPISSE', ...tenue, 'COMMUNICATION_PREFET', 'RECEPTION_STATUTS', 'DEMANDE', 'PROJET_REJET', ...verifiee]],
  [3, '2026-11-24', ['RECEPISSE', ...tenue, 'REPONSE_PREFET', 'OPPOSITION_PREFET', 'RECEPTION_STATUTS', 'DEMANDE', ...verifiee]],
  [3, '2027-01-06', ['RECEPISSE', ...tenue, 'INSCRIPTION', 'RECEPTION_STATUTS', 'DEMANDE', 'PROJET_REJET', ...verifiee]],
  [4, '2027-01-06', ['RECEPTION_STATUTS', 'AVIS_FINS_PAIEMENT', 'NOTE']],
] as const)(
  'after %d acts, on %s, the clerk who holds the file may do %j, and every other act meets an obstacle',
  (nombre, jour, permis) => {
    expect(greffeActes.filter((acte) => obstaclesOf(acte, nombre, jour).length === 0)).toEqual(permis)
  },
)

test('a request that nobody holds must first be taken in charge', () => {
  for (const acte of ['REMISE', 'RESTITUTION', 'COMMUNICATION_PREFET', 'REPONSE_PREFET', 'INSCRIPTION'] as const)
    expect(obstaclesOf(acte, 1, '2026-11-20')).toEqual(["le dossier n'est pas encore pris en charge"])
})

test('[STAFF-02] a request held by a colleague gives their name and since when', () => {
  const raison = 'le dossier est pris en charge par Aloïse Greffenbach depuis le 23/11/2026'
  expect(obstaclesOf('PRISE_EN_CHARGE', 2, '2026-11-23', { agent: 'agent-2' })).toEqual([raison])
  expect(obstaclesOf('COMMUNICATION_PREFET', 2, '2026-11-23', { agent: 'agent-2' })).toEqual([raison])
  expect(obstaclesOf('PRISE_EN_CHARGE', 2, '2026-11-23')).toEqual(['vous avez déjà pris ce dossier en charge'])
})

test('no inscription is possible before the communication to the prefect, nor on the last day to oppose', () => {
  expect(obstaclesOf('INSCRIPTION', 2, '2026-11-23')).toEqual(["le dossier n'a pas encore été communiqué au préfet"])
  expect(obstaclesOf('INSCRIPTION', 3, '2027-01-05')).toEqual(["le préfet peut s'opposer au plus tard le 05/01/2027"])
})

test('without a signatory no act is possible, and every reason is given at once', () => {
  expect(obstaclesOf('INSCRIPTION', 3, '2027-01-06', { signataires: false })).toEqual([
    "aucun signataire du tribunal n'est en fonction (l'administrateur du service tient la liste)",
  ])
  expect(obstaclesOf('INSCRIPTION', 3, '2026-12-01', { agent: 'agent-2', signataires: false })).toHaveLength(3)
})

test('a decided request allows no act, except on its paper statutes, its publication and its notification', () => {
  for (const acte of greffeActes.filter((each) => !encore.has(each) && each !== 'NOTIFICATION'))
    expect(obstaclesOf(acte, 4, '2027-01-06')).toEqual(['la requête est inscrite'])
})

test("the prefect's answer allows the inscription within the six weeks", () => {
  const reponse: Acte = { type: 'REPONSE_PREFET', le: '2026-12-10', reponse: 'PAS_D_OPPOSITION' }
  const situation = held(situationDe({ type: 'CREATION', sousTypes: [], base: null }, [...allActes().slice(0, 3), reponse], '2026-12-10'))
  expect(
    obstacles('INSCRIPTION', {
      ...situation,
      verdicts: markAllConforming(),
      type: 'CREATION',
      sousTypes: [],
      base: null,
      agent: anAgent().uuid,
      signataires: true,
      corrigibles: [],
    }),
  ).toEqual([])
  expect(
    obstacles('REPONSE_PREFET', {
      ...situation,
      type: 'CREATION',
      sousTypes: [],
      base: null,
      agent: anAgent().uuid,
      signataires: true,
      corrigibles: [],
    }),
  ).toEqual(['la requête est à ordonner'])
})

test('a request that is not a creation does not allow the acts of a creation', () => {
  for (const acte of greffeActes)
    for (const nombre of [1, 2, 3, 4])
      expect(
        obstacles(acte, {
          ...after(nombre, '2027-01-06'),
          type: 'RECTIFICATION',
          sousTypes: [],
          base: 1,
          agent: anAgent().uuid,
          signataires: true,
          corrigibles: [],
        }),
      ).toEqual(["cette requête ne s'instruit pas sur ce site"])
})

test('a receipt does not require holding the file, but is refused on a file held by a colleague', () => {
  expect(obstaclesOf('RECEPISSE', 1, '2026-11-20')).toEqual([])
  expect(obstaclesOf('RECEPISSE', 2, '2026-11-23', { agent: 'agent-2' })).toEqual([
    'le dossier est pris en charge par Aloïse Greffenbach depuis le 23/11/2026',
  ])
})
