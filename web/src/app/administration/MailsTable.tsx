import { useState } from 'react'
import { listerEnvois, remises, renvoyerCourriel } from 'contract/app/courriels'
import type { Answer } from 'contract/core/call'
import { textesEnvois as textes } from 'domain/app/textes/envois'
import { defaultLignes } from 'domain/core/constants'
import { formatInstant } from 'domain/core/jour'
import { useAct } from '../../core/acts/use-act.ts'
import { FilterText } from '../../core/form/FilterText.tsx'
import { DataTable, type Column } from '../../core/table/DataTable.tsx'
import { toPaging, type TableState } from '../../core/table/paging.ts'
import { useTableAnswer } from '../../core/table/use-table-answer.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'
import { mailDelivery } from '../../compte/administration/mail-delivery.ts'
import '../../compte/administration/administration.css'

type Mail = Answer<typeof listerEnvois>['content'][number]
type Delivery = (typeof remises)[number]

const first: TableState = { page: 1, size: defaultLignes, sort: { champ: 'creeLe', sens: 'desc' } }
const { colonnes } = textes

/** The columns of a mail, its delivery status included. */
const mailColumns = (busy: boolean, onAgain: (id: string) => void): Column<Mail>[] => [
  { title: colonnes.creeLe, champ: 'creeLe', cell: ({ creeLe }) => formatInstant(new Date(creeLe)) },
  { title: colonnes.destinataire, cell: ({ destinataire }) => <span className="accounts__email">{destinataire}</span> },
  { title: colonnes.sujet, cell: ({ sujet }) => sujet },
  { title: colonnes.remise, cell: mailDelivery },
  {
    title: colonnes.actes,
    cell: ({ id, sujet, destinataire, envoyeLe }) =>
      envoyeLe === null && (
        <Button look="secondary" busy={busy} name={textes.renvoyerA(sujet, destinataire)} onClick={() => onAgain(id)}>
          {textes.renvoyer}
        </Button>
      ),
  },
]

/** The outbox: each mail with its delivery status, and a retry button for an unsent one. */
export const MailsTable = () => {
  const acts = useAct(textes.echec)
  const [texte, setTexte] = useState('')
  const [remise, setRemise] = useState<Delivery>('toutes')
  const [table, setTable] = useState(first)
  const { current, ...read } = useTableAnswer(listerEnvois, { query: { texte, remise, ...toPaging(table) } })
  const narrow = (typed: string, chosen: Delivery) => {
    setTexte(typed)
    setRemise(chosen)
    setTable({ ...table, page: 1 })
  }
  return (
    <section aria-label={textes.courriels}>
      <search aria-label={textes.recherche} className="accounts__search">
        <FilterText filter="texte" label={textes.chercher} value={texte} onChange={(_, typed) => narrow(typed, remise)} />
        <div className="fr-select-group">
          <label className="fr-label" htmlFor="remise">
            {textes.remise}
          </label>
          <select
            id="remise"
            className="fr-select"
            value={remise}
            onChange={({ target: { value } }) => narrow(texte, remises.find((one) => one === value) ?? 'toutes')}
          >
            {remises.map((one) => (
              <option key={one} value={one}>
                {textes.remises[one]}
              </option>
            ))}
          </select>
        </div>
      </search>
      <p role="status">{current && textes.total(current.totalRows)}</p>
      <DataTable
        {...read}
        caption={textes.courriels}
        columns={mailColumns(acts.busy, (id) => void acts.send(renvoyerCourriel, { params: { id } }, () => textes.relance))}
        keyOf={({ id }) => id}
        state={table}
        onChange={setTable}
        empty={
          <EmptyState sentence={textes.aucun}>
            <Button look="secondary" onClick={() => narrow('', 'toutes')}>
              {textes.effacer}
            </Button>
          </EmptyState>
        }
      />
    </section>
  )
}
