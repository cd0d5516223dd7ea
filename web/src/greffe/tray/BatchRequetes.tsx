import type { TrayRow } from './use-batch.ts'

interface Props {
  title: string
  rows: readonly TrayRow[]
  /** Text added after a request. */
  of?: (row: TrayRow) => string
}

/** Lists the requests a batch concerns. Renders nothing when there is none. */
export const BatchRequetes = ({ title, rows, of = () => '' }: Props) =>
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
