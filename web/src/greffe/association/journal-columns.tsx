import type { Answer } from 'contract/core/call'
import type { lireJournal } from 'contract/greffe/journal'
import { formatInstant } from 'domain/core/jour'
import { textesJournal } from 'domain/registre/textes/journal'
import type { Column } from '../../core/table/DataTable.tsx'

export type JournalLine = Answer<typeof lireJournal>[number]

const { colonnes, site } = textesJournal

/** Lines of text of each cell, for the table and for the CSV file. */
export const cellsOf = ({ rang, instant, auteur, acte, details, texte }: JournalLine): Record<keyof typeof colonnes, string[]> => ({
  rang: [String(rang)],
  instant: [formatInstant(new Date(instant))],
  auteur: [auteur ?? site],
  acte: [acte, ...details],
  motif: texte,
})

export const journalColumns = (Object.keys(colonnes) as (keyof typeof colonnes)[]).map((name): Column<JournalLine> => ({
  title: colonnes[name],
  cell: (line) =>
    cellsOf(line)[name].map((text, place) => (
      <span key={place} className="cell-line">
        {text}
      </span>
    )),
}))
