import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { textesNumerisation } from 'domain/numerisation/textes'
import { useUser } from '../compte/use-user.ts'
import { Fetched } from '../core/api/Fetched.tsx'
import { ConfirmDialog } from '../core/dialog/ConfirmDialog.tsx'

interface Props {
  open: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Says what the court will do and where the answer will come, before asking (DIGIT-06). */
export const NumerisationDialog = ({ open, onConfirm, onClose }: Props) => {
  const user = useUser()
  return (
    <ConfirmDialog
      open={open}
      title={textesNumerisation.demander}
      confirm={textesNumerisation.envoyer}
      cancel={textesFormulaires.annuler}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Fetched query={user}>{({ email }) => <p>{textesNumerisation.dialogue(email)}</p>}</Fetched>
    </ConfirmDialog>
  )
}
