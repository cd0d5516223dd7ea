import { useState } from 'react'
import { getListe } from 'contract/app/listes'
import { defaultLignes } from 'domain/core/constants'
import { listes, type NomDeListe } from 'domain/core/listes'
import { textesListes as textes } from 'domain/core/textes/listes'
import { useConstants } from '../../core/constants.ts'
import { FilterText } from '../../core/form/FilterText.tsx'
import { DataTable, type Column } from '../../core/table/DataTable.tsx'
import { toPaging, type TableState } from '../../core/table/paging.ts'
import { useTableAnswer } from '../../core/table/use-table-answer.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'
import '../../compte/administration/administration.css'
import { detailOf, type ElementRow } from './lists.ts'

const first: TableState = { page: 1, size: defaultLignes, sort: { champ: 'nom', sens: 'asc' } }

interface Props {
  liste: NomDeListe
  onOpen: (row: ElementRow) => void
}

type Courts = Parameters<typeof detailOf>[2]

const elementColumns = (liste: NomDeListe, courts: Courts, onOpen: Props['onOpen']): Column<ElementRow>[] => [
  { title: textes.colonnes.nom, champ: 'nom', cell: ({ nom }) => nom },
  { title: textes.colonnes.detail, cell: (row) => detailOf(liste, row, courts) },
  ...(listes[liste].ouverte
    ? [{ title: textes.colonnes.etat, cell: ({ actif }: ElementRow) => (actif ? textes.etats.actif : textes.etats.retire) }]
    : []),
  {
    title: textes.colonnes.actes,
    cell: (row) => (
      <Button look="secondary" name={textes.modifierUn(row.nom)} onClick={() => onOpen(row)}>
        {textes.modifier}
      </Button>
    ),
  },
]

/** The elements of a list, searched by any word. Each can be edited. */
export const ElementsTable = ({ liste, onOpen }: Props) => {
  const courts = useConstants()?.tribunaux ?? []
  const [texte, setTexte] = useState('')
  const [table, setTable] = useState(first)
  const { current, ...read } = useTableAnswer(getListe, { params: { liste }, query: { texte, ...toPaging(table) } })
  const search = (typed: string) => {
    setTexte(typed)
    setTable({ ...table, page: 1 })
  }
  return (
    <>
      <search aria-label={textes.recherche} className="accounts__search">
        <FilterText filter="texte" label={textes.chercher} value={texte} onChange={(_, typed) => search(typed)} />
      </search>
      <p role="status">{current && textes.total(current.totalRows, textes.noms[liste])}</p>
      <DataTable
        {...read}
        caption={textes.titres[liste]}
        columns={elementColumns(liste, courts, onOpen)}
        keyOf={({ id }) => id}
        state={table}
        onChange={setTable}
        empty={
          <EmptyState sentence={textes.aucun}>
            <Button look="secondary" onClick={() => search('')}>
              {textes.effacer}
            </Button>
          </EmptyState>
        }
      />
    </>
  )
}
