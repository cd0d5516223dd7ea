import { enCsv } from 'domain/core/csv'
import { textesJournal as textes } from 'domain/registre/textes/journal'
import { deliverDocument } from '../../core/api/deliver-document.ts'
import { cellsOf, type JournalLine } from './journal-columns.tsx'

/** The journal in CSV. A cell of several lines is joined with « ; ». */
export const journalInCsv = (lines: readonly JournalLine[]): string =>
  enCsv([Object.values(textes.colonnes), ...lines.map((line) => Object.values(cellsOf(line)).map((texts) => texts.join('\u00A0; ')))])

export const saveJournal = (lines: readonly JournalLine[], numero: string): void =>
  deliverDocument(new Blob([journalInCsv(lines)], { type: 'text/csv' }), textes.fichier(numero), true)
