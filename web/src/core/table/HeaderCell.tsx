import { textesTableaux } from 'domain/core/textes/chrome-tableaux'
import type { TableState } from './paging.ts'

interface Props {
  column: { title: string; champ?: string }
  sort: TableState['sort']
  onSort: (champ: string) => void
}

const spoken = { asc: 'ascending', desc: 'descending' } as const
const sign = { asc: 'M12 7l6 8H6z', desc: 'M12 17l-6-8h12z' }

/** A column header, with a sort button when the column sorts. Its accessible name is the column's title: it is read before each cell. */
export const HeaderCell = ({ column: { title, champ }, sort, onSort }: Props) => {
  if (champ === undefined) {
    return <th scope="col">{title}</th>
  }
  const sens = sort.champ === champ ? sort.sens : null
  return (
    <th scope="col" aria-label={title} className="table__sortable" aria-sort={sens === null ? 'none' : spoken[sens]}>
      <button type="button" aria-label={textesTableaux.trierPar(title)} onClick={() => onSort(champ)}>
        {title}
        <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" focusable="false">
          <path fill="currentColor" d={sens === null ? 'M12 4l5 6H7zM12 20l-5-6h10z' : sign[sens]} />
        </svg>
      </button>
    </th>
  )
}
