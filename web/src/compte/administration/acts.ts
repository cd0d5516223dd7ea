import {
  envoyerReinitialisation,
  reactiverCompte,
  renvoyerActivation,
  retirerSecondFacteur,
  terminerSessionsDe,
} from 'contract/compte/support'
import { isStaff, type AccountData } from './account.ts'

/** The acts that only ask to be confirmed. */
export const plainActs = {
  activation: renvoyerActivation,
  reinitialisation: envoyerReinitialisation,
  reactivation: reactiverCompte,
  sessions: terminerSessionsDe,
  secondFacteur: retirerSecondFacteur,
} as const

export type PlainAct = keyof typeof plainActs
export type Act = PlainAct | 'desactivation' | 'agent'

export const isPlain = (act: Act | null): act is PlainAct => act !== null && act in plainActs

/** The acts shown for an account, in the order of their need on the telephone; those that make no sense in its state are not. */
export const actsShown = (account: AccountData): Act[] => [
  ...(account.etat === 'INACTIF' ? (['activation'] as const) : []),
  'reinitialisation',
  'sessions',
  'agent',
  ...(isStaff(account) ? (['secondFacteur'] as const) : []),
  account.etat === 'DESACTIVE' ? 'reactivation' : 'desactivation',
]

export const blockedBy = (_act: Act, _account: AccountData): string | null => null
