import * as z from 'zod/mini'
import { Liquidation } from '../../association/liquidation.ts'
import { RequiredJour } from '../../core/jour.ts'
import { choix, optionalCode, requiredCorps, requiredLigne } from '../../core/texte.ts'
import { naturesDecision } from './natures-decision.ts'

/** A decision on an association that no request asked for, as the clerk copies it (STAFF-14). */
export const DecisionJudiciaire = z.strictObject({
  nature: choix(naturesDecision),
  /** The authority that rendered it. `sousType` says whether it is a court, and is the subtype of the document joined. */
  autorite: requiredLigne(200),
  sousType: choix(['JUDICIAIRE', 'ADMIN']),
  date: RequiredJour,
  /** Its number, if it has one. */
  numero: optionalCode(50),
  motif: requiredCorps(1000),
  /** The liquidators, when there is a liquidation. */
  liquidation: z.nullable(Liquidation),
})
export type DecisionJudiciaire = z.output<typeof DecisionJudiciaire>
