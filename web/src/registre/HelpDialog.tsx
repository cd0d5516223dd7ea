import { textesAideActions } from 'domain/registre/textes-aide-actions'
import type { SituationActions } from 'domain/registre/obstacles-actions'
import { Dialog } from '../core/dialog/Dialog.tsx'
import { unavailableActions } from './unavailable-actions.ts'
import './help-dialog.css'

interface Props {
  open: boolean
  situation: SituationActions
  onClose: () => void
}

/** Why some actions are unavailable: a heading for each, and the sentences of its button (SHEET-11, SHEET-13). */
export const HelpDialog = ({ open, situation, onClose }: Props) => {
  const unavailable = unavailableActions(situation)
  return (
    <Dialog open={open} title={textesAideActions.titre} onClose={onClose}>
      {unavailable.length === 0 && <p>{textesAideActions.aucune}</p>}
      {unavailable.map(({ label, reasons }) => (
        <section key={label} className="help-action">
          <h3 className="fr-h6">{label}</h3>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </section>
      ))}
    </Dialog>
  )
}
