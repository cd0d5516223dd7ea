import { Link } from '@tanstack/react-router'
import { queues, type TrayView } from 'contract/greffe/queue'
import { textesGreffe } from 'domain/requetes/textes/greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { textesQueue } from 'domain/suivi/textes/queue'
import type { TableState } from '../../core/table/paging.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'
import { type TrayCriteria, isNarrowed, toSearch } from './tray-state.ts'

interface Props {
  vue: TrayView
  criteria: TrayCriteria
  table: TableState
  counts: Record<TrayView, number> | null
  onClear: () => void
}

const emptySentence = (vue: TrayView): string => (vue === 'A_FAIRE' || vue === 'MIENNES' ? textesQueue.vides[vue] : textesGreffe.fileVide)

/** Shown for a tab without rows. During a search, links to the queues that have matches. */
export const NothingFound = ({ vue, criteria, table, counts, onClear }: Props) => {
  if (!isNarrowed(criteria)) return <EmptyState sentence={emptySentence(vue)} />
  const elsewhere = queues.filter((file) => (counts?.[file] ?? 0) > 0)
  return (
    <EmptyState sentence={textesQueue.rienTrouve(textesQueue.vues[vue])}>
      {elsewhere.length > 0 && (
        <>
          <p>{textesQueue.ailleurs}</p>
          <ul>
            {elsewhere.map((file) => (
              <li key={file}>
                <Link to="/greffe" search={toSearch(file, criteria, { ...table, page: 1 })}>
                  {textesEspaceGreffe.file(textesQueue.vues[file], String(counts?.[file]))}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{textesQueue.ouvertsSeulement}</p>
      <Button look="secondary" onClick={onClear}>
        {textesQueue.effacer}
      </Button>
    </EmptyState>
  )
}
