import { expect, test } from 'vitest'
import { BENEATH, HERE, type Place, nextPlace, type Procedure, RETOUR } from './procedure.ts'

type Etape = 'EXAMEN' | 'PREFET' | 'ATTENTE' | 'LECTURE' | 'SURSIS' | 'FIN'
type Acte = 'DEMANDE' | 'REPONSE' | 'SUSPENSION' | 'REPRISE' | 'COMMUNICATION' | 'NOTE' | 'LETTRE' | 'SUITE' | 'FIN'

/** A procedure for these tests only, with interruptions that restore the stage they interrupted. */
const procedure: Procedure<Etape, Acte> = {
  table: {
    EXAMEN: { COMMUNICATION: 'PREFET', DEMANDE: 'ATTENTE', SUSPENSION: 'SURSIS', NOTE: HERE, FIN: 'FIN' },
    PREFET: { DEMANDE: 'ATTENTE', SUSPENSION: 'SURSIS', NOTE: HERE, FIN: 'FIN' },
    ATTENTE: { LETTRE: 'LECTURE', REPONSE: RETOUR, SUSPENSION: 'SURSIS', NOTE: HERE, COMMUNICATION: BENEATH },
    LECTURE: { SUITE: 'ATTENTE', REPONSE: RETOUR },
    SURSIS: { REPRISE: RETOUR, NOTE: HERE },
    FIN: {},
  },
  parentheses: [['ATTENTE', 'LECTURE'], ['SURSIS']],
}

const follow = (...actes: Acte[]) =>
  actes.reduce<Place<Etape> | null>((place, acte) => place && nextPlace(procedure, place, acte), {
    etape: 'EXAMEN',
    retours: [],
  })

test.each([
  ['an act that moves', ['COMMUNICATION'], { etape: 'PREFET', retours: [] }],
  ['an act that stays', ['COMMUNICATION', 'NOTE'], { etape: 'PREFET', retours: [] }],
  ['awaited documents', ['COMMUNICATION', 'DEMANDE'], { etape: 'ATTENTE', retours: ['PREFET'] }],
  ['their reply returns to the stage they came from', ['COMMUNICATION', 'DEMANDE', 'NOTE', 'REPONSE'], { etape: 'PREFET', retours: [] }],
  ['from another stage, to that one', ['DEMANDE', 'REPONSE'], { etape: 'EXAMEN', retours: [] }],
  ['a suspension lifted', ['SUSPENSION', 'REPRISE', 'FIN'], { etape: 'FIN', retours: [] }],
  [
    'one within another gives back the first',
    ['COMMUNICATION', 'DEMANDE', 'SUSPENSION', 'REPRISE'],
    { etape: 'ATTENTE', retours: ['PREFET'] },
  ],
  [
    'the stages of one interruption follow each other',
    ['COMMUNICATION', 'DEMANDE', 'LETTRE', 'SUITE'],
    { etape: 'ATTENTE', retours: ['PREFET'] },
  ],
  ['and give back what it took from', ['COMMUNICATION', 'DEMANDE', 'LETTRE', 'REPONSE'], { etape: 'PREFET', retours: [] }],
  ['what is interrupted moves beneath', ['DEMANDE', 'COMMUNICATION'], { etape: 'ATTENTE', retours: ['PREFET'] }],
  ['where it may move', ['COMMUNICATION', 'DEMANDE', 'COMMUNICATION'], null],
  ['nothing to come back to', ['COMMUNICATION', 'REPONSE'], null],
  ['an act without a line is not allowed', ['DEMANDE', 'FIN'], null],
  ['nor anything after the end', ['FIN', 'NOTE'], null],
] as const)('%s', (_, actes, place) => {
  expect(follow(...actes)).toEqual(place)
})
