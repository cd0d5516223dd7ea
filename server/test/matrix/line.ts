import { persons, users, type Person } from './persons.ts'
import type { Canary, World } from './world.ts'

export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  payload?: unknown
}

/**
 * The rights of one call, written by hand and knowing no guard. Who is not named gets what the audience implies: 401 without a token,
 * 403 with a token of another audience, 404 on what is not theirs to know.
 */
export interface Line {
  /** Who succeeds. */
  allowed: readonly Person[]
  /** Who is told the right is missing. */
  forbidden?: readonly Person[]
  /** Who may read which marked value in the answer. */
  reads?: Partial<Record<Canary, readonly Person[]>>
  /** A valid request, fresh for each person when the call changes something. */
  send(world: World): Sent | Promise<Sent>
  /** The same request about something that does not exist: 404s must be the same bytes. */
  missing?(world: World): Sent | Promise<Sent>
}

/** What is open to all, with a token or without. */
export const everybody: Line = { allowed: persons, send: () => ({}) }

/** Everybody who has an account and is not an administrator. */
export const notAdministrators: Person[] = [...users.filter((person) => person !== 'administrator'), 'activation']

/** Everybody who has an account and is neither a clerk nor a judge: what the court reads of a request. */
export const notOfACourt = users.filter((person) => !['clerk', 'otherClerk', 'judge', 'otherJudge'].includes(person))

/** Everybody who has an account and is not a clerk. */
export const notClerks = users.filter((person) => person !== 'clerk' && person !== 'otherClerk')

/** An act of the competent court: its clerk alone, hidden from the other clerks, forbidden to everybody else. */
export const courtOnly = { allowed: ['clerk'], forbidden: [...notClerks, 'activation'] } satisfies Partial<Line>

/** What the competent court reads of a request, clerk or judge: hidden from the other courts, forbidden to everybody else. */
export const ofTheCourt = { allowed: ['clerk', 'judge'], forbidden: [...notOfACourt, 'activation'] } satisfies Partial<Line>
