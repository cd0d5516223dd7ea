import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

interface Props {
  dirty: () => boolean
  /** What Oui and Non do here; by default, what was typed is lost. */
  consequence?: string
  /** The form is filled in steps, each with its address. */
  inSteps?: boolean
}

/** FORM-19, FORM-21: « Annuler les modifications ? » Oui / Non. */
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
