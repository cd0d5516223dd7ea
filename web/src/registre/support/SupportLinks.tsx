import { textesSupportAssociation as textes } from 'domain/registre/textes/support-association'
import type { Column } from '../../core/table/DataTable.tsx'
import { PlainTable } from '../../core/table/PlainTable.tsx'
import { attachmentColumns, filingColumns, invitationColumns, type Links, requestColumns } from './link-columns.tsx'

interface PartProps<R> {
  title: string
  none: string
  columns: readonly Column<R>[]
  rows: readonly R[]
}

const Part = <R,>({ title, none, columns, rows }: PartProps<R>) => (
  <>
    <h2 className="fr-h4 fr-mt-4w">{title}</h2>
    {rows.length === 0 ? (
      <p>{none}</p>
    ) : (
      <PlainTable caption={textes.recents(title)} columns={columns} rows={rows} keyOf={(row) => String(rows.indexOf(row))} />
    )}
  </>
)

/** All links between a person and an association, ended or not, by kind. */
export const SupportLinks = ({ links: { rattachements, invitations, demandes, requetes } }: { links: Links }) => (
  <>
    <Part title={textes.rattachements} none={textes.aucunRattachement} columns={attachmentColumns} rows={rattachements} />
    <Part title={textes.invitations} none={textes.aucuneInvitation} columns={invitationColumns} rows={invitations} />
    <Part title={textes.demandes} none={textes.aucuneDemande} columns={requestColumns} rows={demandes} />
    <Part title={textes.requetes} none={textes.aucuneRequete} columns={filingColumns} rows={requetes} />
  </>
)
