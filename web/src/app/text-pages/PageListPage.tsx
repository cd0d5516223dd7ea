import { Link } from '@tanstack/react-router'
import { listerPages } from 'contract/app/pages'
import type { Answer } from 'contract/core/call'
import { textesPages } from 'domain/app/textes/pages'
import { textesAdministration } from 'domain/compte/textes/administration'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { PlainTable } from '../../core/table/PlainTable.tsx'
import { pageTitle } from './page-title.ts'

type Line = Answer<typeof listerPages>[number]

const { liste } = textesPages

const columns = [
  {
    title: liste.page,
    cell: ({ id }: Line) => (
      <Link to="/administration/pages/$id" params={{ id }}>
        {pageTitle(id)}
      </Link>
    ),
  },
  {
    title: liste.etat,
    cell: ({ modifieeLe, modifieePar }: Line) =>
      modifieeLe === null ? liste.parDefaut : liste.modifiee(formatJour(jourDeParis(new Date(modifieeLe))), modifieePar),
  },
  { title: liste.aCompleter, cell: ({ aCompleter }: Line) => liste.blancs(aCompleter) },
]

/** The pages that an administrator edits, with the number of blanks left in each (HEAD-09, HEAD-15). */
export const PageListPage = () => {
  const pages = useApi(listerPages, {}, { staleTime: 0 })
  return (
    <Page title={liste.titre}>
      <p>
        <Link to="/administration">{textesAdministration.revenirAdministration}</Link>
      </p>
      <p>{liste.explication}</p>
      <QueryAnswer query={pages}>
        {(lines) => <PlainTable caption={liste.legende} columns={columns} rows={lines} keyOf={({ id }) => id} />}
      </QueryAnswer>
    </Page>
  )
}
