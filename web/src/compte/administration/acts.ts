import {
  envoyerReinitialisation,
  reactiverCompte,
  renvoyerActivation,
  retirerSecondFacteur,
  terminerSessionsDe,
} from 'contract/compte/support'
import { isAgent } from 'domain/compte/agent'
import { obstaclesSupport, type ActeSupport } from 'domain/compte/support'
import type { AccountData } from './account.ts'

/** The acts that only need a confirmation. */
export const plainActs = {
  RENVOI_ACTIVATION: renvoyerActivation,
  REINITIALISATION: envoyerReinitialisation,
  REACTIVATION: reactiverCompte,
  FIN_SESSIONS: terminerSessionsDe,
  RETRAIT_SECOND_FACTEUR: retirerSecondFacteur,
} as const

export type PlainAct = keyof typeof plainActs

export const isPlain = (act: ActeSupport | null): act is PlainAct => act !== null && act in plainActs

/** The acts offered for an account, the most requested by phone first. Those that its state excludes are left out. */
export const actsShown = ({ etat, authorities }: AccountData): ActeSupport[] => [
  ...(etat === 'INACTIF' ? (['RENVOI_ACTIVATION'] as const) : []),
  'REINITIALISATION',
  'FIN_SESSIONS',
  'DROITS',
  ...(isAgent(authorities) ? (['RETRAIT_SECOND_FACTEUR'] as const) : []),
  etat === 'DESACTIVE' ? 'REACTIVATION' : 'DESACTIVATION',
]

/** Why `author` cannot do the act, in the same words as the server's refusal. Null when they can. */
export const blockedBy = (act: ActeSupport, account: AccountData, author: string): string | null =>
  obstaclesSupport(act, account, author).join(' ') || null
