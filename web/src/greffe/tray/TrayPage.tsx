import type { ReactNode } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { groupeDe } from 'domain/suivi/groupes-echeance'
import { textesQueue } from 'domain/suivi/textes/queue'
import { Page } from '../../core/layout/Page.tsx'
import { ShortcutsHelp } from '../../core/shortcuts/ShortcutsHelp.tsx'
import { useShortcuts } from '../../core/shortcuts/use-shortcuts.ts'
import { DataTable } from '../../core/table/DataTable.tsx'
import { today } from '../../core/today.ts'
import { NothingFound } from './NothingFound.tsx'
import { trayColumns } from './tray-columns.tsx'
import { currentNumero, focusSearch, moveBy, trayHelp } from './tray-keys.ts'
import { isNarrowed } from './tray-state.ts'
import { TrayBatch } from './TrayBatch.tsx'
import { TraySearch } from './TraySearch.tsx'
import { TrayTabs } from './TrayTabs.tsx'
import { useBatch } from './use-batch.ts'
import { useTray } from './use-tray.ts'
import '../../core/layout/wide.css'
import '../greffe.css'
import './tray.css'

interface Props {
  /** Tabs of the queues that do not hold requests. */
  otherQueues: readonly ReactNode[]
  /** Links to pages that are not queues. */
  ways: ReactNode
}

/** STAFF-02: the clerk's tray, grouped by due day, with one tab per queue. */
export const TrayPage = ({ otherQueues, ways }: Props) => {
  const { answer, current, loading, onRetry, vue, criteria, table, narrow, turn, clear } = useTray()
  const navigate = useNavigate()
  const rows = answer?.content ?? []
  const batch = useBatch(rows)
  const first = rows[0]?.numero
  useShortcuts({
    ArrowDown: () => moveBy(1),
    ArrowUp: () => moveBy(-1),
    '/': focusSearch,
    g: () => first !== undefined && void navigate({ to: '/greffe/requete/$numero', params: { numero: first }, search: true }),
    x: () => {
      const numero = currentNumero()
      if (numero !== undefined) batch.choose([numero], !batch.chosen.some((row) => row.numero === numero))
    },
  })
  const aujourdhui = today()
  const groupOf = ({ echeance }: (typeof rows)[number]) => {
    const groupe = groupeDe(echeance?.le ?? null, aujourdhui)
    return textesQueue.groupe(textesQueue.groupes[groupe], answer?.groupes[groupe] ?? 0)
  }
  const counts = answer?.files ?? null
  return (
    <Page title={textesEspaceGreffe.titre} wide>
      <div className="tray-head">
        <TraySearch criteria={criteria} onChange={narrow} />
        {first !== undefined && (
          <Link to="/greffe/requete/$numero" params={{ numero: first }} search={true} className="fr-btn fr-btn--sm">
            {textesQueue.commencer}
          </Link>
        )}
        <ShortcutsHelp keys={trayHelp} />
      </div>
      <TrayTabs shown={vue} criteria={criteria} table={table} counts={counts} others={otherQueues} />
      <div className="tray">
        <p role="status" className="fr-sr-only">
          {current && isNarrowed(criteria) && textesQueue.trouves(current.totalRows)}
        </p>
        <DataTable
          caption={textesQueue.vues[vue]}
          columns={trayColumns(batch, new Set(rows.map(({ tribunal }) => tribunal)).size > 1)}
          answer={answer}
          keyOf={({ numero }) => numero}
          {...(table.sort.champ === 'echeance' && { groupOf })}
          state={table}
          onChange={turn}
          loading={loading}
          onRetry={onRetry}
          empty={<NothingFound vue={vue} criteria={criteria} table={table} counts={counts} onClear={clear} />}
        />
        <TrayBatch batch={batch} rows={rows} />
        <p className="tray__ways">{ways}</p>
      </div>
    </Page>
  )
}
