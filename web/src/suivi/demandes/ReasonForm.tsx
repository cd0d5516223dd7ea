import { appelsDuGreffe } from 'contract/requetes/greffe'
import { textes } from 'domain/core/textes'
import { textesDesActes } from 'domain/requetes/actes/textes'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import type { ActProps } from '../dossier.ts'
import { useActForm } from './use-act-form.ts'

/** Takes a demand or a project of rejection back, and why; the declarant is told that nothing is expected any more. */
export const ReasonForm = ({ acte, dossier, acts, typed, onClose }: ActProps & { acte: 'RETRAIT_DEMANDE' | 'ABANDON_REJET' }) => {
  const form = useActForm(typed, acte, { motif: '' }, ({ motif }) =>
    motif.trim() === '' ? [{ field: 'motif', defaultMessage: textes.champObligatoire }] : [],
  )
  const { numero, version } = dossier
  const { bouton, fait, motif: label } = textesDesActes[acte]
  const send = (dit: { motif: string }) => acts.attempt(appelsDuGreffe[acte], { params: { numero }, body: { version, ...dit } }, () => fait)
  const done = () => {
    typed.delete(acte)
    onClose()
  }
  return (
    <DialogForm form={form} onSend={send} onDone={done} onClose={onClose} acts={acts} confirm={bouton}>
      <TextArea name="motif" label={label} />
    </DialogForm>
  )
}
