import type { EtatAssociation } from '../../association/etats.ts'
import type { SousTypeRequete, TypeRequete } from '../types.ts'
import { textesDecisionJudiciaire } from './textes-decision-judiciaire.ts'

/** What a court or an authority decides of an association, which the clerk records (STAFF-14), and what reverses it. */
export const naturesDecision = ['DISSOLUTION', 'RETRAIT_CAPACITE', 'RADIATION_79_1', 'INFIRMATION'] as const
export type NatureDecision = (typeof naturesDecision)[number]

interface Nature {
  /** What the history calls it, in the words of requests (STATE-05, STATE-09). */
  typeRequete: TypeRequete
  sousType: SousTypeRequete
  /** The state it leads to; null of what gives the former one back. */
  etat: EtatAssociation | null
  /** Whether somebody liquidates then (CCL art. 47 and 48). */
  liquidee: boolean
}

/** Withdrawn capacity has no state of its own in the specification: what is left of the association is its liquidation (CCL art. 45 to 49). */
export const naturesDites: Record<NatureDecision, Nature> = {
  DISSOLUTION: { typeRequete: 'DISSOLUTION', sousType: 'JUDICIAIRE', etat: 'DISSOUTE', liquidee: true },
  RETRAIT_CAPACITE: { typeRequete: 'DISSOLUTION', sousType: 'JUDICIAIRE', etat: 'DISSOUTE', liquidee: true },
  RADIATION_79_1: { typeRequete: 'RADIATION', sousType: 'DISSOLUTION_79_1', etat: 'RADIEE', liquidee: false },
  INFIRMATION: { typeRequete: 'RECTIFICATION', sousType: 'JUDICIAIRE', etat: null, liquidee: false },
}

/** What a decision is called where it is told; nothing of a nature not known. */
export const libelleNature = (nature: string): string => {
  const dites: Readonly<Partial<Record<string, string>>> = textesDecisionJudiciaire.dites
  return dites[nature] ?? textesDecisionJudiciaire.dites.autre
}
