import type { TypeActe } from '../actes/actes.ts'
import type { Etape } from '../actes/situation.ts'
import { ICI, type Procedure } from '../procedure.ts'

/** The path of a filing: its stages and the acts that lead from one to another. */
export type ProcedureRequete = Procedure<Etape, TypeActe>

/** Who holds the file and what is owed change without moving it. */
const suivi = { PRISE_EN_CHARGE: ICI, REMISE: ICI, RESTITUTION: ICI, RECEPISSE: ICI, CORRECTION: ICI } as const

/** A creation: the prefect is told, and has six weeks (CCL art. 59 to 63, law.md §4.5). */
export const procedureCreation: ProcedureRequete = {
  table: {
    PRE_ENREGISTREE: { PRISE_EN_CHARGE: 'EXAMEN', RECEPISSE: ICI },
    EXAMEN: { ...suivi, COMMUNICATION_PREFET: 'COMMUNIQUEE_PREFET' },
    COMMUNIQUEE_PREFET: { ...suivi, REPONSE_PREFET: 'A_ORDONNER' },
    A_ORDONNER: { ...suivi, INSCRIPTION: 'INSCRITE' },
    INSCRITE: {},
  },
  parentheses: [],
}
