import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

interface Props {
  dirty: () => boolean
  /** Explains what Oui and Non do. By default: the typed values are lost. */
  consequence?: string
  /** The form has steps, and each step has its own address. */
  inSteps?: boolean
}

/** Asks « Annuler les modifications ? » Oui / Non before leaving an unsaved form (FORM-19, FORM-21). */
export const LeaveGuard = ({ dirty, consequence = textesFormulaires.saisiePerdue, inSteps = false }: Props) => {
  const { status, proceed, reset } = useLeaveGuard(dirty, inSteps)
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title={textesFormulaires.annulerModifications}
      confirm={textesFormulaires.oui}
      cancel={textesFormulaires.non}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      <p>{consequence}</p>
    </ConfirmDialog>
  )
}
