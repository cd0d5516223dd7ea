import { useId } from 'react'
import { textesStatistiques as textes } from 'domain/suivi/textes-statistiques'
import { PlainTable } from '../../core/table/PlainTable.tsx'
import { Figure } from './Figure.tsx'
import type { FigureTable } from './tables.ts'

type Row = FigureTable['rows'][number]

/** A table with what it counts, one of its columns drawn. */
export const FigureSection = ({ title, says, heads, rows, drawn, days }: FigureTable) => {
  const id = useId()
  const [first = '', ...others] = heads
  const most = Math.max(1, ...rows.map(({ values }) => values[drawn] ?? 0))
  const columns = [
    { title: first, cell: ({ name }: Row) => name },
    ...others.map((head, at) => {
      const unit = days[at] ? textes.jours : String
      const said = (value: number | null) => (value === null ? textes.aucune : unit(value))
      return {
        title: head,
        cell: ({ values }: Row) =>
          at === drawn ? <Figure value={values[at] ?? null} most={most} unit={unit} /> : said(values[at] ?? null),
      }
    }),
  ]
  return (
    <section aria-labelledby={id} className="figures">
      <h2 id={id} className="fr-h4">
        {title}
      </h2>
      <p>{says}</p>
      <PlainTable caption={title} columns={columns} rows={rows} keyOf={({ name }) => name} />
    </section>
  )
}
