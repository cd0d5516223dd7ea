import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { ConfirmDialog } from '../../../core/dialog/ConfirmDialog.tsx'
import type { ListeDeMembres } from './liste-de-membres.ts'
import { nomDe, type TypedMembre } from './saisie-membres.ts'

interface Props {
  /** The member to remove; null when the dialog is closed. */
  membre: TypedMembre | null
  textes: ListeDeMembres['textes']
  onRemove: () => void
  onKeep: () => void
}

/** MEMB-13: asks for confirmation before a removal, which loses what was typed. */
export const RemoveMember = ({ membre, textes, onRemove, onKeep }: Props) => (
  <ConfirmDialog
    open={membre !== null}
    title={textes.suppression}
    confirm={textesFormulaires.oui}
    cancel={textesFormulaires.non}
    onConfirm={onRemove}
    onCancel={onKeep}
  >
    <p>{membre && textes.confirmer(nomDe(membre))}</p>
    <p>{textes.effet}</p>
  </ConfirmDialog>
)
