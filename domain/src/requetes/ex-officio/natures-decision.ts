import type { EtatAssociation } from '../../association/etats.ts'
import type { SousTypeRequete, TypeRequete } from '../types.ts'
import { textesDecisionJudiciaire } from '../textes/decision-judiciaire.ts'

/** Kinds of decision of a court or an authority on an association, recorded by the clerk (STAFF-14), and the reversal of one. */
export const naturesDecision = ['DISSOLUTION', 'RETRAIT_CAPACITE', 'RADIATION_79_1', 'INFIRMATION'] as const
export type NatureDecision = (typeof naturesDecision)[number]

interface Nature {
  /** Its name in the history, in the terms of requests (STATE-05, STATE-09). */
  typeRequete: TypeRequete
  sousType: SousTypeRequete
  /** The state it leads to; null for a reversal, which restores the previous one. */
  etat: EtatAssociation | null
  /** Whether there are liquidators then (CCL art. 47 and 48). */
  liquidee: boolean
}

/**
 * A withdrawal of capacity has no state of its own in the specification: the association only exists for its liquidation (CCL art. 45 to
 * 49).
 */
export const natureDefinitions: Record<NatureDecision, Nature> = {
  DISSOLUTION: { typeRequete: 'DISSOLUTION', sousType: 'JUDICIAIRE', etat: 'DISSOUTE', liquidee: true },
  RETRAIT_CAPACITE: { typeRequete: 'DISSOLUTION', sousType: 'JUDICIAIRE', etat: 'DISSOUTE', liquidee: true },
  RADIATION_79_1: { typeRequete: 'RADIATION', sousType: 'DISSOLUTION_79_1', etat: 'RADIEE', liquidee: false },
  INFIRMATION: { typeRequete: 'RECTIFICATION', sousType: 'JUDICIAIRE', etat: null, liquidee: false },
}

/** The label of a decision in sentences; a generic label for an unknown kind. */
export const libelleNature = (nature: string): string => {
  const dites: Readonly<Partial<Record<string, string>>> = textesDecisionJudiciaire.dites
  return dites[nature] ?? textesDecisionJudiciaire.dites.autre
}
