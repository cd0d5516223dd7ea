import { Link } from '@tanstack/react-router'
import { listerAssociations } from 'contract/registre/registre'
import { textesFiche } from 'domain/registre/textes/fiche'
import { foundNombre } from 'domain/registre/total'
import { useApi } from '../core/api/use-api.ts'
import { backTo } from '../core/place.ts'
import { readFilters, readTable, toQuery } from './search-state.ts'

/** « ‹ Résultats (12) »: link back to the list with its filters and page. The count appears only while that answer is cached. */
export const BackToResults = ({ liste }: { liste: string }) => {
  const search = backTo(liste)
  const { data } = useApi(listerAssociations, { query: toQuery(readFilters(search), readTable(search)) }, { enabled: false })
  return (
    <Link to="/association" search={search} className="fr-link back-link">
      {textesFiche.resultats(data ? foundNombre(data.totalRows, data.totalCapped === true) : null)}
    </Link>
  )
}
