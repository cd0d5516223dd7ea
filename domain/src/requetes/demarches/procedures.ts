import type { TypeActe } from '../actes/actes.ts'
import type { Etape } from '../actes/situation.ts'
import { type Delai, delais } from '../delais.ts'
import { ICI, type Procedure } from '../procedure.ts'

/** The path of a filing: its stages and the acts that lead from one to another. */
export type ProcedureRequete = Procedure<Etape, TypeActe> & {
  /** The delays the law sets on it. */
  delais: readonly Delai[]
}

/** Before the decision: the receipt is delivered without moving the file, and its declarant may take it back (design.md §5). */
const ouverte = { RECEPISSE: ICI, RETRAIT: 'RETIREE' } as const

/** Who holds the file changes, mistakes are corrected, without moving it. */
const suivi = { ...ouverte, PRISE_EN_CHARGE: ICI, REMISE: ICI, RESTITUTION: ICI, CORRECTION: ICI } as const

/** What the prefect is told of, who has six weeks: a creation, new statutes (CCL art. 59 to 63 and 71, law.md §4.5). */
export const avecPrefet: ProcedureRequete = {
  delais,
  table: {
    PRE_ENREGISTREE: { ...ouverte, PRISE_EN_CHARGE: 'EXAMEN' },
    EXAMEN: { ...suivi, COMMUNICATION_PREFET: 'COMMUNIQUEE_PREFET' },
    COMMUNIQUEE_PREFET: { ...suivi, REPONSE_PREFET: 'A_ORDONNER', OPPOSITION_PREFET: 'OPPOSITION' },
    OPPOSITION: { ...suivi, LEVEE_OPPOSITION: 'A_ORDONNER' },
    A_ORDONNER: { ...suivi, INSCRIPTION: 'INSCRITE' },
    INSCRITE: {},
    REJETEE: {},
    RETIREE: {},
  },
  parentheses: [],
}

/** The signed paper statutes come by mail whenever they do, the inscription made too; what was received is sent back (STAFF-05). */
const renvoi = { RENVOI_STATUTS: ICI, CORRECTION: ICI } as const
const papier = { RECEPTION_STATUTS: ICI, ...renvoi } as const

/** A creation: as any new statutes, and its own come signed on paper, which decides nothing (FINAL-04, docs/decisions/0034). */
export const deCreation: ProcedureRequete = {
  ...avecPrefet,
  table: {
    PRE_ENREGISTREE: { ...avecPrefet.table.PRE_ENREGISTREE, ...papier },
    EXAMEN: { ...avecPrefet.table.EXAMEN, ...papier },
    COMMUNIQUEE_PREFET: { ...avecPrefet.table.COMMUNIQUEE_PREFET, ...papier },
    OPPOSITION: { ...avecPrefet.table.OPPOSITION, ...papier },
    A_ORDONNER: { ...avecPrefet.table.A_ORDONNER, ...papier },
    INSCRITE: papier,
    REJETEE: renvoi,
    RETIREE: renvoi,
  },
}

/** What goes to no prefect: the direction, the addresses to write to, the end of an association (law.md §4.5). */
export const sansPrefet: ProcedureRequete = {
  // The month to examine is that of art. 30-2: what is to be communicated to the prefect.
  delais: ['RECEPISSE'],
  table: { ...avecPrefet.table, EXAMEN: { ...suivi, INSCRIPTION: 'INSCRITE', REJET: 'REJETEE' } },
  parentheses: [],
}
