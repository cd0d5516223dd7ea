import { Link } from '@tanstack/react-router'
import { files, type TrayView } from 'contract/greffe/queue'
import { textesGreffe } from 'domain/requetes/textes/greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { textesFile } from 'domain/suivi/textes/file'
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

const emptySentence = (vue: TrayView): string => (vue === 'A_FAIRE' || vue === 'MIENNES' ? textesFile.vides[vue] : textesGreffe.fileVide)

/** Shown for a tab without rows. During a search, links to the queues that have matches. */
export const NothingFound = ({ vue, criteria, table, counts, onClear }: Props) => {
  if (!isNarrowed(criteria)) return <EmptyState sentence={emptySentence(vue)} />
  const elsewhere = files.filter((file) => (counts?.[file] ?? 0) > 0)
  return (
    <EmptyState sentence={textesFile.rienTrouve(textesFile.vues[vue])}>
      {elsewhere.length > 0 && (
        <>
          <p>{textesFile.ailleurs}</p>
          <ul>
            {elsewhere.map((file) => (
              <li key={file}>
                <Link to="/greffe" search={toSearch(file, criteria, { ...table, page: 1 })}>
                  {textesEspaceGreffe.file(textesFile.vues[file], String(counts?.[file]))}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{textesFile.ouvertsSeulement}</p>
      <Button look="secondary" onClick={onClear}>
        {textesFile.effacer}
      </Button>
    </EmptyState>
  )
}
