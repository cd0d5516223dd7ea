import { expect, test } from 'vitest'
import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { splitRequests } from './dashboard.ts'

const request = (numero: string, changes: Partial<RequeteTableauDeBord> = {}): RequeteTableauDeBord => ({
  numero,
  nom: 'Chorale',
  type: 'CREATION',
  etat: 'EN_COURS',
  codePostal: '68000',
  commune: 'Colmar',
  declarant: 'Camille Weber',
  issuTeleservice: true,
  datePreEnregistrement: '2026-11-01T10:00:00.000Z',
  dateOrdonnancement: null,
  phrase: '',
  retireeLe: null,
  retirable: false,
  reprenable: false,
  statutsPapier: null,
  demandesPieces: [],
  enBref: null,
  association: null,
  nouveauxDocuments: 0,
  ...changes,
})
const decided = (numero: string, dateOrdonnancement: string, etat: 'INSCRITE' | 'REJETEE' = 'INSCRITE') =>
  request(numero, { etat, dateOrdonnancement })
const numbers = (requests: RequeteTableauDeBord[]) => requests.map(({ numero }) => numero)

test('[REQ-03] requests in progress are those in state EN_COURS, oldest filing first', () => {
  const { inProgress } = splitRequests([
    request('B', { datePreEnregistrement: '2026-11-02T10:00:00.000Z' }),
    decided('C', '2026-11-03'),
    request('A'),
  ])
  expect(numbers(inProgress)).toEqual(['A', 'B'])
})

test('[REQ-04] [REQ-05] recent activity lists the last five decided or withdrawn requests, newest first', () => {
  const many = ['05', '01', '07', '03', '02', '06', '04'].map((day) =>
    decided(day, `2026-11-${day}`, day === '06' ? 'REJETEE' : 'INSCRITE'),
  )
  const dateless = request('S', { etat: 'REJETEE' })
  expect(numbers(splitRequests([...many, dateless]).activities)).toEqual(['07', '06', '05', '04', '03'])
  const withdrawn = request('R', { etat: 'REJETEE', retireeLe: '2026-11-05' })
  expect(numbers(splitRequests([...many.slice(1), withdrawn]).activities)).toEqual(['07', '06', 'R', '04', '03'])
})

test('a request with an open demande is owed, even when it is already registered', () => {
  const demand = {
    requete: 'A',
    code: 'X',
    numero: 1,
    type: 'AVIS_FINS_PAIEMENT',
    le: '2026-11-01',
    dateRetour: '2026-12-01',
    nombre: 1,
    points: ['JUSTIFICATIF_PAIEMENT'] as (string | null)[],
  } as const
  const asked = [request('A', { etat: 'INSCRITE', demandesPieces: [demand] }), request('B')]
  expect(numbers(splitRequests(asked).owed)).toEqual(['A'])
})

test('paper statutes still to post are owed, even for a registered request; those already received are not', () => {
  const papers = (attendus: boolean) => ({ ou: '', attendus })
  const asked = [
    request('A', { statutsPapier: papers(true) }),
    request('B', { statutsPapier: papers(false) }),
    request('C'),
    request('D', { etat: 'INSCRITE', dateOrdonnancement: '2026-11-03', statutsPapier: papers(true) }),
  ]
  expect(numbers(splitRequests(asked).owed)).toEqual(['A', 'D'])
})
