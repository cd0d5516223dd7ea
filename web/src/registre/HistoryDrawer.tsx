import { textesHistorique } from 'domain/registre/textes-historique'
import { Dialog } from '../core/dialog/Dialog.tsx'
import type { FicheData } from './fiche-data.ts'
import { historyLines } from './history-lines.ts'
import { HistoryItem } from './HistoryItem.tsx'
import './history.css'

interface Props {
  open: boolean
  data: FicheData
  onClose: () => void
}

/** The life of an association, newest first (SHEET-14, SHEET-21); the whole screen on a phone. */
export const HistoryDrawer = ({ open, data: { association, associationRehydrateVisibles: lines }, onClose }: Props) => (
  <Dialog side open={open} title={textesHistorique.titre} onClose={onClose}>
    <ol className="fr-raw-list history">
      {historyLines(lines, association.version).map((line) => (
        <HistoryItem key={line.key} numero={association.numero} line={line} onChoose={onClose} />
      ))}
    </ol>
  </Dialog>
)
