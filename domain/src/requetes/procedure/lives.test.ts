import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addJours } from '../../core/jour.ts'
import type { Acte, TypeActe } from '../actes/actes.ts'
import { obstacles } from './obstacles.ts'
import { situationDe } from './fold.ts'
import { type Agent, etapes } from '../actes/situation.ts'
import { obstaclesDesControles } from '../controles/verdicts.ts'
import { etatPublic } from '../etat/etat-public.ts'
import { anAgent } from '../examples/filings.ts'
import { lives } from '../examples/lives.ts'
import { type People, possible, seenBy } from '../examples/people.ts'
import { objet, anActe } from '../examples/vies.ts'

const anyLife = fc.oneof(lives(false), lives(true))
const underWay = (actes: readonly Acte[], jour: string) => etatPublic(situationDe(objet, actes, jour).etape) === 'EN_COURS'

/** An administrator always remains, since the last one keeps that right. They give a court a clerk, and stop a circuit without a judge. */
const administered = (people: People): People => ({
  ...people,
  clerks: people.clerks.length > 0 ? people.clerks : [anAgent({ uuid: 'agent-9', prenom: 'Renée', nom: 'Neuhoff' })],
  circuit: people.circuit && people.judges.length > 0,
})

/** Acts that bring a decision closer, the most decisive first. */
const onwards = [
  'INSCRIPTION',
  'REJET',
  'PROJET_ORDONNANCE',
  'LEVEE_CONTESTATION',
  'LEVEE_OPPOSITION',
  'COMMUNICATION_PREFET',
  'PRISE_EN_CHARGE',
  'REPRISE_DOSSIER',
  'RETRAIT_DEMANDE',
  'ABANDON_REJET',
  'RETRAIT_PROJET',
] as const satisfies readonly TypeActe[]

/** The end to which one clerk and the judges bring a request, without any other clerk; null when they cannot. */
const endBy = (clerk: Agent, vecus: readonly Acte[], jour: string, people: People) => {
  const actes = [...vecus]
  let le = jour
  for (let step = 0; step < 24; step += 1) {
    if (!underWay(actes, le)) return situationDe(objet, actes, le)
    const acts = possible(actes, le, people).filter(({ who }) => who === clerk.uuid || people.judges.includes(who))
    const checks = obstaclesDesControles(seenBy(clerk, actes, le, people)).length > 0 ? (['CONFORMITE'] as const) : []
    const next = [...checks, ...onwards].flatMap((type) => acts.filter(({ acte }) => acte.type === type))[0]
    if (next) actes.push(next.acte)
    else le = addJours(le, 43)
  }
  return null
}

test('an act without obstacles can be done: every legal sequence of acts folds, on any later day', () => {
  fc.assert(
    fc.property(anyLife, fc.nat(400), ({ actes, jour }, apres) => {
      const situation = situationDe(objet, actes, addJours(jour, apres))
      expect(etapes).toContain(situation.etape)
      expect(situation.horloges).toEqual(situation.horloges.toSorted((a, b) => (a.le < b.le ? -1 : 1)))
    }),
    { numRuns: 400 },
  )
})

test('after any departure or loss of rights, a single clerk of the court, with a judge where one signs, can end the request', () => {
  fc.assert(
    fc.property(anyLife, ({ actes, jour, people }) => {
      const present = administered(people)
      for (const clerk of present.clerks) {
        const end = endBy(clerk, actes, jour, present)
        expect(end?.etape).toBeDefined()
        // Once decided, only the publication of a creation has running delays.
        expect(end?.horloges.filter(({ delai }) => delai !== 'PAIEMENT' && delai !== 'AVIS_AU_JOURNAL')).toEqual([])
      }
    }),
    { numRuns: 400 },
  )
})

test('any clerk of the court can deliver a due receipt the same day, after taking the file over from a colleague if needed', () => {
  fc.assert(
    fc.property(anyLife, ({ actes, jour, people }) => {
      const { recepisseLe } = situationDe(objet, actes, jour)
      if (!underWay(actes, jour) || recepisseLe !== null) return
      for (const clerk of people.clerks) {
        const situation = seenBy(clerk, actes, jour, people)
        const held = situation.holder !== null && situation.holder.agent.uuid !== clerk.uuid
        expect(obstacles('REPRISE_DOSSIER', situation).length === 0).toBe(held)
        const mine = held ? [...actes, anActe('REPRISE_DOSSIER', jour, 2, { agent: clerk })] : actes
        expect(obstacles('RECEPISSE', seenBy(clerk, mine, jour, people))).toEqual([])
      }
    }),
    { numRuns: 300 },
  )
})

test('a person who is no longer a clerk of the court holds nothing: any clerk takes the file as if nobody held it', () => {
  fc.assert(
    fc.property(anyLife, ({ actes, jour, people }) => {
      const { enCharge } = situationDe(objet, actes, jour)
      const gone = enCharge !== null && !people.clerks.some(({ uuid }) => uuid === enCharge.agent.uuid)
      if (!gone || !underWay(actes, jour)) return
      for (const clerk of people.clerks) expect(obstacles('PRISE_EN_CHARGE', seenBy(clerk, actes, jour, people))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

/** Acts that do not advance the request. */
const beside: readonly TypeActe[] = ['NOTE', 'RECEPTION_STATUTS', 'RENVOI_STATUTS', 'NOTIFICATION', 'CORRECTION']
const over = ['REJETEE', 'RETIREE', 'PUBLIEE']

test('at every moment, until it is over and published, somebody of the court may act to advance the request', () => {
  fc.assert(
    fc.property(anyLife, ({ actes, jour, people }) => {
      const present = administered(people)
      const acts = possible(actes, jour, present).filter(
        ({ who, acte }) => who !== 'declarant' && who !== 'attached' && !beside.includes(acte.type),
      )
      expect(acts.length > 0 || over.includes(situationDe(objet, actes, jour).etape)).toBe(true)
    }),
    { numRuns: 400 },
  )
})
