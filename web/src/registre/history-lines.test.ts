import { expect, test } from 'vitest'
import type { LigneHistorique } from 'contract/registre/historique'
import { historyLines } from './history-lines.ts'

const version: LigneHistorique = {
  type: 'REPRISE',
  dateCreation: '2019-03-04T09:00:00Z',
  typeRequete: null,
  sousTypes: [],
  extrait: false,
  association: { ordre: 1, etatAssociation: 'INSCRITE', motifEtat: null },
  requete: null,
  evenement: null,
}
const requete = {
  numero: 'R26600001',
  resultat: null,
  dateOrdonnancement: null,
  retireeLe: null,
  datePreEnregistrement: '2026-10-05T10:00:00Z',
  issueTeleservice: true,
} as const
const filed: LigneHistorique = {
  ...version,
  type: 'INSCRIPTION',
  dateCreation: '2026-10-05T10:00:00Z',
  typeRequete: 'MODIFICATION',
  sousTypes: ['DENOMINATION', 'ADRESSE'],
  association: null,
  requete,
}

test('a version shows its event and the request that made it', () => {
  const made: LigneHistorique = {
    ...filed,
    dateCreation: '2026-11-10T10:00:00Z',
    association: { ordre: 2, etatAssociation: 'DISSOUTE', motifEtat: null },
    requete: { ...requete, resultat: 'INSCRITE', dateOrdonnancement: '2026-11-09' },
  }
  expect(historyLines([made, version], 2)).toEqual([
    {
      key: 'version 2',
      title: 'Version n°\u00A02, 10/11/2026\u00A0: Modification',
      facts: ['Modification (Dénomination, Siège), requête n°\u00A0R26600001 déposée le 05/10/2026', 'Décision du 09/11/2026'],
      associations: [],
      mark: 'affichee',
      version: { ordre: 2, etatAssociation: 'DISSOUTE', motifEtat: null },
    },
    {
      key: 'version 1',
      title: 'Version n°\u00A01, 04/03/2019\u00A0: Reprise du registre papier',
      facts: [],
      associations: [],
      mark: null,
      version: { ordre: 1, etatAssociation: 'INSCRITE', motifEtat: null },
    },
  ])
})

test('[STATE-06] an ex officio act shows what it changed, and its type when its event does not give it', () => {
  const act: LigneHistorique = { ...version, type: 'RECTIFICATION', typeRequete: 'RECTIFICATION', sousTypes: ['ADRESSE', 'MEMBRES'] }
  const other: LigneHistorique = { ...version, type: 'INSCRIPTION', typeRequete: 'DISSOLUTION', sousTypes: ['JUDICIAIRE'] }
  expect(historyLines([act, other], 1).map(({ title, facts }) => [title.slice(-22), facts])).toEqual([
    ["Rectification d'office", ['Porte sur\u00A0: Siège, Direction']],
    ['/03/2019\u00A0: Dissolution', ['Dissolution (Décision judiciaire)']],
  ])
})

test('[SHEET-28] [SHEET-29] a request without a version is rejected, withdrawn or in progress; other readers see only its day', () => {
  const rejected: LigneHistorique = { ...filed, requete: { ...requete, resultat: 'REJETEE', dateOrdonnancement: '2026-11-09' } }
  const takenBack: LigneHistorique = { ...filed, requete: { ...requete, resultat: 'REJETEE', retireeLe: '2026-10-12' } }
  const secret: LigneHistorique = { ...filed, type: null, typeRequete: null, sousTypes: [], requete: null }
  expect(historyLines([filed, rejected, takenBack, secret], 1).map(({ title, facts, mark }) => [mark, title, ...facts])).toEqual([
    ['enCours', 'Requête n°\u00A0R26600001, 05/10/2026\u00A0: Modification (Dénomination, Siège)'],
    ['rejetee', 'Requête n°\u00A0R26600001, 05/10/2026\u00A0: Modification (Dénomination, Siège)', 'Décision du 09/11/2026'],
    [
      'retiree',
      'Requête n°\u00A0R26600001, 05/10/2026\u00A0: Modification (Dénomination, Siège)',
      'Retirée par le déclarant le 12/10/2026',
    ],
    ['enCours', 'Requête du 05/10/2026'],
  ])
})

test('[STAFF-14] a recorded decision shows its authority, its day, its number and the version it undoes', () => {
  const decision = { nature: 'INFIRMATION', autorite: "la cour d'appel de Colmar", date: '2026-10-12', numero: null, infirme: 3 }
  const evenement = { office: { typeRequete: 'RECTIFICATION', sousTypes: ['JUDICIAIRE'], decision } }
  expect(historyLines([{ ...version, evenement }], 1)[0]?.facts).toEqual([
    "Décision infirmée par la cour d'appel de Colmar, le 12/10/2026",
    "Rétablit l'état d'avant la version n°\u00a03",
  ])
  const dissolution = { ...decision, nature: 'DISSOLUTION', numero: '26/00123', infirme: null }
  expect(historyLines([{ ...version, evenement: { office: { ...evenement.office, decision: dissolution } } }], 1)[0]?.facts).toEqual([
    "Dissolution prononcée par la cour d'appel de Colmar, le 12/10/2026, n°\u00a026/00123",
  ])
})

test('[STAFF-12] a merger names the other associations on both sides', () => {
  const named = (evenement: NonNullable<LigneHistorique['evenement']>) => historyLines([{ ...version, evenement }], 1)[0]?.associations
  expect(named({ absorption: { numero: 'COL000001' } })).toEqual(['COL000001'])
  expect(named({ fusionnees: { numeros: ['COL000012', 'COL000013'] } })).toEqual(['COL000012', 'COL000013'])
})

test.each([
  [{ ajoutDocument: { uuid: 'a', nom: 'statuts.pdf', type: 'STATUTS' } }, 'Document ajouté\u00A0: statuts.pdf'],
  [{ suppressionDocument: { uuid: 'a', nom: 'statuts.pdf', type: 'STATUTS' } }, 'Document retiré\u00A0: statuts.pdf'],
  [
    { modificationDocument: { uuid: 'a', nom: 'pv.pdf', journal: null, date: null, activation: { ancienne: true, nouvelle: false } } },
    "Document qui n'est plus en vigueur\u00A0: pv.pdf",
  ],
  [
    { modificationDocument: { uuid: 'a', nom: 'pv.pdf', journal: null, date: null, activation: { ancienne: false, nouvelle: true } } },
    'Document de nouveau en vigueur\u00A0: pv.pdf',
  ],
  [{ transfert: { numero: 'COL000012' } }, 'Transfert\u00A0: association n°\u00A0COL000012'],
  [{ fusionnees: { numeros: ['COL000012', 'COL000013'] } }, 'Associations fusionnées\u00A0: COL000012, COL000013'],
])('[SHEET-14] an event of the court says what it changed: %j', (evenement, fact) => {
  expect(historyLines([{ ...version, type: 'DOCUMENTS', evenement }], 1)[0]?.facts).toEqual([fact])
})
