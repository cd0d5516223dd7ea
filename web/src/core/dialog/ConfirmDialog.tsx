import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'

interface Props {
  open: boolean
  title: string
  children: ReactNode
  confirm: string
  cancel: string
  onConfirm: () => void
  onCancel: () => void
}

/** A question with two buttons. Closing the dialog (Escape too) is the same as cancelling. */
export const ConfirmDialog = ({ open, title, children, confirm, cancel, onConfirm, onCancel }: Props) => (
  <Dialog
    open={open}
    title={title}
    onClose={onCancel}
    actions={
      <>
        <button type="button" className="fr-btn" onClick={onConfirm}>
          {confirm}
        </button>
        <button type="button" className="fr-btn fr-btn--secondary" onClick={onCancel}>
          {cancel}
        </button>
      </>
    }
  >
    {children}
  </Dialog>
)
