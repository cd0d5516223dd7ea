import { persons, users, type Person } from './persons.ts'
import type { Canary, World } from './world.ts'

export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  payload?: unknown
}

/**
 * The expected rights of one call, written by hand without using any guard. A person not listed gets the default of the call's audience:
 * 401 without a token, 403 with a token of another audience, 404 on an object they may not know.
 */
export interface Line {
  /** Persons who succeed. */
  allowed: readonly Person[]
  /** Persons who get 403. */
  forbidden?: readonly Person[]
  /** Persons who may read each marked value in the answer. */
  reads?: Partial<Record<Canary, readonly Person[]>>
  /** A valid request; a new one for each person when the call changes something. */
  send(world: World): Sent | Promise<Sent>
  /** Same request about an object that does not exist: all 404 answers must have the same bytes. */
  missing?(world: World): Sent | Promise<Sent>
}

/** Calls open to everybody, with or without a token. */
export const everybody: Line = { allowed: persons, send: () => ({}) }

/** Everybody with an account who is not an administrator. */
export const notAdministrators: Person[] = [...users.filter((person) => person !== 'administrator'), 'activation']

/** Everybody with an account who is neither a clerk nor a judge. */
export const notOfACourt = users.filter((person) => !['clerk', 'otherClerk', 'judge', 'otherJudge'].includes(person))

/** Everybody with an account who is not a clerk. */
export const notClerks = users.filter((person) => person !== 'clerk' && person !== 'otherClerk')

/** An act of the competent court: allowed to its clerk, 404 for other clerks, 403 for everybody else. */
export const courtOnly = { allowed: ['clerk'], forbidden: [...notClerks, 'activation'] } satisfies Partial<Line>

/** A reading by the competent court, clerk or judge: 404 for other courts, 403 for everybody else. */
export const ofTheCourt = { allowed: ['clerk', 'judge'], forbidden: [...notOfACourt, 'activation'] } satisfies Partial<Line>
