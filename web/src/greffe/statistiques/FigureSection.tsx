import { useId } from 'react'
import { textesStatistiques as textes } from 'domain/suivi/textes/statistiques'
import { type PlainColumn, PlainTable } from '../../core/table/PlainTable.tsx'
import { Figure } from './Figure.tsx'
import type { FigureTable } from './tables.ts'

type Row = FigureTable['rows'][number]

/** Columns of a table: row name, then figures. The `drawn` column has bars. */
const columnsOf = ({ heads: [first = '', ...heads], rows, drawn, days }: FigureTable): PlainColumn<Row>[] => {
  const most = Math.max(1, ...rows.map(({ values }) => values[drawn] ?? 0))
  const saidAt = (at: number) => (value: number) => (days[at] ? textes.jours(value) : String(value))
  const figures = heads.map((title, at): PlainColumn<Row> => {
    const said = saidAt(at)
    const cell = ({ values }: Row) => {
      const value = values[at] ?? null
      if (at === drawn) return <Figure value={value} most={most} unit={said} />
      return value === null ? textes.aucune : said(value)
    }
    return { title, cell }
  })
  return [{ title: first, heads: true, cell: ({ name }) => name }, ...figures]
}

/** A table of figures with its title and a sentence on what it counts. */
export const FigureSection = ({ table }: { table: FigureTable }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="figures">
      <h2 id={id} className="fr-h4">
        {table.title}
      </h2>
      <p>{table.says}</p>
      <PlainTable caption={table.title} columns={columnsOf(table)} rows={table.rows} keyOf={({ name }) => name} />
    </section>
  )
}
