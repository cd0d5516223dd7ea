import type { FicheData } from './fiche-data.ts'
import { historyLines } from './history-lines.ts'
import { HistoryItem } from './HistoryItem.tsx'
import './history.css'

interface Props {
  data: FicheData
  /** Called when another version is chosen. */
  onChoose?: () => void
}

/** The history of an association, newest first, for the sheet and for the side dialog (SHEET-14, SHEET-21). */
export const Timeline = ({ data: { association, associationRehydrateVisibles: lines }, onChoose }: Props) => (
  <ol className="fr-raw-list history">
    {historyLines(lines, association.version).map((line) => (
      <HistoryItem key={line.key} numero={association.numero} line={line} {...(onChoose && { onChoose })} />
    ))}
  </ol>
)
