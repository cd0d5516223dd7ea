import type { TypeDocument } from '../core/documents.ts'

const reserves: readonly string[] = ['PIECE_ETAT_CIVIL', 'PIECE_JOINTE', 'NOTIFICATION_DECISION'] satisfies TypeDocument[]

/** Whether a document of the register is for the attached users and the court only: identity papers, letters to a person (SHEET-34, docs/decisions/0004). */
export const estReserve = (type: string): boolean => reserves.includes(type)
