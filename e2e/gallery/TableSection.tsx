import { useState } from 'react'
import { DataTable, type Column } from '../../web/src/core/table/DataTable.tsx'
import { toPaging, type TableState } from '../../web/src/core/table/paging.ts'
import { Button } from '../../web/src/core/widgets/Button.tsx'
import { Badge } from '../../web/src/core/widgets/Badge.tsx'

interface Row {
  numero: string
  nom: string
  etat: 'Inscrite' | 'Dissoute'
}

const all: Row[] = Array.from({ length: 45 }, (_, index) => ({
  numero: `STR${String(index + 1).padStart(6, '0')}`,
  nom: `Chorale n° ${index + 1}`,
  etat: index % 3 === 0 ? 'Dissoute' : 'Inscrite',
}))

const columns: Column<Row>[] = [
  { title: 'N°', champ: 'numero', cell: ({ numero }) => numero },
  { title: 'Dénomination', champ: 'nom', cell: ({ nom }) => nom },
  { title: 'Etat', cell: ({ etat }) => <Badge tone={etat === 'Inscrite' ? 'success' : 'neutral'}>{etat}</Badge> },
]

export const TableSection = () => {
  const [state, setState] = useState<TableState>({ page: 1, size: 20, sort: { champ: 'numero', sens: 'asc' } })
  const [failed, setFailed] = useState(false)
  const [count, setCount] = useState(all.length)
  const { sort, ...paging } = toPaging(state)
  const page = Number(paging.page)
  const size = Number(paging.size)
  const sorted = all.slice(0, count).toSorted((a, b) => (sort.endsWith('desc') ? -1 : 1) * a.numero.localeCompare(b.numero))
  return (
    <>
      <DataTable
        caption="Associations"
        columns={columns}
        answer={{ content: sorted.slice(page * size, (page + 1) * size), totalRows: count }}
        keyOf={({ numero }) => numero}
        state={state}
        onChange={setState}
        loading={false}
        onRetry={failed ? () => setFailed(false) : null}
      />
      <Button look="tertiary" onClick={() => setFailed(true)}>
        Couper le serveur
      </Button>
      <Button look="tertiary" onClick={() => setCount(15)}>
        Raccourcir la liste
      </Button>
      <Button look="tertiary" onClick={() => setCount(0)}>
        Vider la liste
      </Button>
    </>
  )
}
