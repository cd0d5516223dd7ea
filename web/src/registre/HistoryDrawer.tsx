import { textesHistorique } from 'domain/registre/textes/historique'
import { Dialog } from '../core/dialog/Dialog.tsx'
import type { FicheData } from './fiche-data.ts'
import { Timeline } from './Timeline.tsx'

interface Props {
  open: boolean
  data: FicheData
  onClose: () => void
}

/** The history in a side dialog, available from any tab (SHEET-14). Full screen on a phone. */
export const HistoryDrawer = ({ open, data, onClose }: Props) => (
  <Dialog side open={open} title={textesHistorique.titre} onClose={onClose}>
    <Timeline data={data} onChoose={onClose} />
  </Dialog>
)
