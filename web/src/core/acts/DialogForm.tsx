import type { FieldValues } from 'react-hook-form'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { Button } from '../widgets/Button.tsx'
import { ActForm, type ActFormProps } from './ActForm.tsx'

interface Props<T extends FieldValues, A> extends Omit<ActFormProps<T, A>, 'cancel' | 'onDone'> {
  onClose: () => void
  /** Replaces `onClose` after a success, when more than closing must happen. */
  onDone?: (answer: A) => void
  cancel?: string
}

/** The form of an act in a dialog, which closes only on success. */
export const DialogForm = <T extends FieldValues, A>({
  onClose,
  onDone = onClose,
  cancel = textesFormulaires.annuler,
  ...props
}: Props<T, A>) => (
  <ActForm
    {...props}
    onDone={onDone}
    cancel={
      <Button look="secondary" onClick={onClose}>
        {cancel}
      </Button>
    }
  />
)
