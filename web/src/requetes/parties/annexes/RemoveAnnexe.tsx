import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import { ConfirmDialog } from '../../../core/dialog/ConfirmDialog.tsx'
import type { AnnexeJointe } from './annexe-jointe.ts'

interface Props {
  /** The document to remove; null when the dialog is closed. */
  annexe: AnnexeJointe | null
  onRemove: (annexe: AnnexeJointe) => void
  onKeep: () => void
}

/** ANNEX-06: asks for confirmation before removing a document. */
export const RemoveAnnexe = ({ annexe, onRemove, onKeep }: Props) => (
  <ConfirmDialog
    open={annexe !== null}
    title={textesAnnexes.suppression}
    confirm={textesFormulaires.oui}
    cancel={textesFormulaires.non}
    onConfirm={() => annexe && onRemove(annexe)}
    onCancel={onKeep}
  >
    <p>{annexe && textesAnnexes.confirmerSuppression(annexe.annexe.nom)}</p>
    <p>{textesAnnexes.effetSuppression}</p>
  </ConfirmDialog>
)
