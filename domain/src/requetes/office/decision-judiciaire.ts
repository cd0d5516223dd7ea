import * as z from 'zod/mini'
import { Liquidation } from '../../association/liquidation.ts'
import { JourObligatoire } from '../../core/jour.ts'
import { choix, codeFacultatif, corpsObligatoire, texteObligatoire } from '../../core/texte.ts'
import { naturesDecision } from './natures-decision.ts'

/** A decision on an association that no request asked for, as the clerk reads it (STAFF-14). */
export const DecisionJudiciaire = z.strictObject({
  nature: choix(naturesDecision),
  /** Who rendered it, and whether that is a court: the subtype of the document joined. */
  autorite: texteObligatoire(200),
  sousType: choix(['JUDICIAIRE', 'ADMIN']),
  date: JourObligatoire,
  /** As it is numbered; some are not. */
  numero: codeFacultatif(50),
  motif: corpsObligatoire(1000),
  /** Who liquidates, where there is a liquidation. */
  liquidation: z.nullable(Liquidation),
})
export type DecisionJudiciaire = z.output<typeof DecisionJudiciaire>
