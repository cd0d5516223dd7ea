import { expect, test } from 'vitest'
import { isShown, messageEtat, type SiteMessage, obstaclesRetraitMessage, periodeDesJours, checkJours, checkPeriode } from './messages.ts'
import { canDismiss, natures } from './natures-messages.ts'

const instant = new Date('2026-11-23T09:00:00Z')
const message = (change: Partial<SiteMessage> = {}): SiteMessage => ({
  destinataires: 'TOUS',
  debut: new Date('2026-11-23T08:00:00Z'),
  fin: new Date('2026-11-23T10:00:00Z'),
  retireLe: null,
  ...change,
})

test.each([
  [{}, 'AFFICHE'],
  [{ debut: instant }, 'AFFICHE'],
  [{ fin: null }, 'AFFICHE'],
  [{ fin: instant }, 'TERMINE'],
  [{ debut: new Date('2026-11-23T09:00:01Z') }, 'A_VENIR'],
  [{ retireLe: instant }, 'RETIRE'],
] satisfies [Partial<SiteMessage>, string][])('a message with %o is %s', (change, etat) => {
  expect(messageEtat(message(change), instant)).toBe(etat)
  expect(isShown(message(change), instant, false)).toBe(etat === 'AFFICHE')
})

test('a message to the staff is shown to nobody else', () => {
  const interne = message({ destinataires: 'AGENTS' })
  expect([isShown(interne, instant, true), isShown(interne, instant, false)]).toEqual([true, false])
})

test('only an information can be dismissed', () => {
  expect(natures.filter(canDismiss)).toEqual(['INFORMATION'])
})

test('a message already withdrawn or ended cannot be withdrawn again; the reason is given', () => {
  expect(obstaclesRetraitMessage(message(), instant)).toEqual([])
  expect(obstaclesRetraitMessage(message({ debut: new Date('2026-12-01T08:00:00Z'), fin: null }), instant)).toEqual([])
  expect(obstaclesRetraitMessage(message({ retireLe: instant }), instant)).toEqual(['Ce message est déjà retiré.'])
  expect(obstaclesRetraitMessage(message({ fin: instant }), instant)).toEqual([
    "L'affichage de ce message est terminé depuis le 23/11/2026 à 10\u00A0h\u00A000.",
  ])
})

const periode = { debutJour: '2026-11-23', debutHeure: '09:00', finJour: '2026-11-23', finHeure: '11:00' }
test.each([
  [{}, []],
  [{ finJour: null, finHeure: null }, []],
  [{ finHeure: null }, ['finHeure']],
  [{ finJour: null }, ['finJour']],
  [{ finHeure: '09:00' }, ['finJour']],
  // `instant` is 09:00 UTC, which is 10:00 in Paris in winter.
  [{ debutHeure: '08:00', finHeure: '10:00' }, ['finJour']],
  [{ debutHeure: '08:00', finHeure: '10:01' }, []],
])('days and hours with %o: %j', (change, fields) => {
  expect(checkPeriode({ ...periode, ...change }, instant).map(({ field }) => field)).toEqual(fields)
})

test("a court's message shows for whole days in Paris time, the last one included", () => {
  expect(periodeDesJours({ debut: '2026-11-23', fin: '2026-11-24' })).toEqual({
    debut: new Date('2026-11-22T23:00:00Z'),
    fin: new Date('2026-11-24T23:00:00Z'),
  })
  const fautes = (debut: string, fin: string) => checkJours({ debut, fin }, instant).map(({ field }) => field)
  expect([fautes('2026-11-23', '2026-11-23'), fautes('2026-12-02', '2026-12-01'), fautes('2026-11-01', '2026-11-22')]).toEqual([
    [],
    ['fin'],
    ['fin'],
  ])
})
