import { Link } from '@tanstack/react-router'
import type { Answer } from 'contract/core/call'
import { listerAssociations } from 'contract/registre/registre'
import { textesSupportAssociation as textes } from 'domain/registre/textes/support-association'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import type { Column } from '../../core/table/DataTable.tsx'
import { PlainTable } from '../../core/table/PlainTable.tsx'
import { EtatBadge } from '../EtatBadge.tsx'

type Found = Answer<typeof listerAssociations>
type Row = Found['content'][number]

const shown = 10
const { colonnesAssociations: colonnes } = textes

const columnsFor = (uuid: string): Column<Row>[] => [
  {
    title: colonnes.nom,
    cell: ({ numero, nom }) => (
      <Link to="/administration/comptes/$uuid/association/$numero" params={{ uuid, numero }}>
        {nom}
      </Link>
    ),
  },
  { title: colonnes.numero, cell: ({ numero }) => numero },
  { title: colonnes.commune, cell: ({ commune }) => commune },
  { title: colonnes.etat, cell: ({ etat, motifEtat }) => <EtatBadge etat={etat} motif={motifEtat} /> },
]

const said = ({ totalRows, proches }: Found): string => {
  if (totalRows === 0) return textes.aucune
  if (proches) return textes.proches
  return totalRows > shown ? textes.premieres(shown) : textes.trouvees(totalRows)
}

/** Matching associations. Each links to the person's rights on it. */
export const SupportSearchResults = ({ uuid, text }: { uuid: string; text: string }) => {
  const found = useApi(listerAssociations, { query: { recherche: text, size: String(shown) } })
  return (
    <>
      <p role="status" className="fr-mt-2w">
        {found.data && said(found.data)}
      </p>
      <QueryAnswer query={found}>
        {({ content }) =>
          content.length > 0 && (
            <PlainTable caption={textes.resultats} columns={columnsFor(uuid)} rows={content} keyOf={({ numero }) => numero} />
          )
        }
      </QueryAnswer>
    </>
  )
}
