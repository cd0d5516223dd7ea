import type { TypeActe } from '../actes/actes.ts'
import type { Etape } from '../actes/situation.ts'
import { ICI, type Procedure } from '../procedure.ts'

/** The path of a filing: its stages and the acts that lead from one to another. */
export type ProcedureRequete = Procedure<Etape, TypeActe>

/** Who holds the file changes, the receipt is delivered, mistakes are corrected, without moving it. */
const suivi = { RECEPISSE: ICI, PRISE_EN_CHARGE: ICI, REMISE: ICI, RESTITUTION: ICI, CORRECTION: ICI } as const

/** What the prefect is told of, who has six weeks: a creation (CCL art. 59 to 63, law.md §4.5). */
export const avecPrefet: ProcedureRequete = {
  table: {
    PRE_ENREGISTREE: { RECEPISSE: ICI, PRISE_EN_CHARGE: 'EXAMEN' },
    EXAMEN: { ...suivi, COMMUNICATION_PREFET: 'COMMUNIQUEE_PREFET' },
    COMMUNIQUEE_PREFET: { ...suivi, REPONSE_PREFET: 'A_ORDONNER' },
    A_ORDONNER: { ...suivi, INSCRIPTION: 'INSCRITE' },
    INSCRITE: {},
    REJETEE: {},
  },
  parentheses: [],
}

/** What goes to no prefect: so far, what the demonstration data file on associations (docs/in-progress.md). */
export const sansPrefet: ProcedureRequete = {
  table: { ...avecPrefet.table, EXAMEN: { ...suivi, INSCRIPTION: 'INSCRITE', REJET: 'REJETEE' } },
  parentheses: [],
}
