import type { TrayRow } from './use-batch.ts'

interface Props {
  title: string
  rows: readonly TrayRow[]
  /** What is said beside a file. */
  of?: (row: TrayRow) => string
}

/** Files a batch is about to do the same with; nothing of none. */
export const BatchFiles = ({ title, rows, of = () => '' }: Props) =>
  rows.length > 0 && (
    <>
      <p className="batch-day__files">{title}</p>
      <ul className="batch-day__files">
        {rows.map((row) => (
          <li key={row.numero}>
            {row.numero} {row.denomination}
            {of(row)}
          </li>
        ))}
      </ul>
    </>
  )
