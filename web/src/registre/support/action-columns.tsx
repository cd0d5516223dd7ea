import type { Answer } from 'contract/core/call'
import type { getDroitsAuSupport } from 'contract/registre/support'
import { textesAideActions } from 'domain/registre/textes/aide-actions'
import { textesSupportAssociation as textes } from 'domain/registre/textes/support-association'
import type { PlainColumn } from '../../core/table/PlainTable.tsx'
import { Badge } from '../../core/widgets/Badge.tsx'

const { colonnesActions: colonnes, possible } = textes

/** Columns of the actions of the sheet: action, whether it is possible, and the reasons shown to the person. */
export const actionColumns: PlainColumn<Answer<typeof getDroitsAuSupport>['actions'][number]>[] = [
  { title: colonnes.action, heads: true, cell: ({ action }) => textesAideActions.actions[action] },
  {
    title: colonnes.possible,
    cell: ({ raisons }) => (
      <Badge tone={raisons.length === 0 ? 'success' : 'neutral'}>{raisons.length === 0 ? possible.oui : possible.non}</Badge>
    ),
  },
  {
    title: colonnes.raisons,
    cell: ({ raisons }) =>
      raisons.length === 0
        ? textes.sansRaison
        : raisons.map((raison) => (
            <span key={raison} className="cell-line">
              {raison}
            </span>
          )),
  },
]
