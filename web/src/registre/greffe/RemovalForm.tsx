import { supprimerDocument } from 'contract/association/greffe'
import { textesGreffeDocuments as textes } from 'domain/association/textes-greffe-documents'
import type { Acts } from '../../core/acts/use-acts.ts'
import { checkBody } from '../../core/form/check-body.ts'
import { DialogForm } from '../../core/form/DialogForm.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'

interface Props {
  numero: string
  version: number
  uuid: string
  acts: Acts
  onClose: () => void
  onDone: () => void
}

const check = checkBody(supprimerDocument.body)

/** Why a document leaves the register (STAFF-21). */
export const RemovalForm = ({ numero, version, uuid, acts, onClose, onDone }: Props) => {
  const form = useCheckedForm({ motif: '' }, ({ motif }) => check({ version, motif }))
  const send = async ({ motif }: { motif: string }) => {
    const sent = { params: { numero, uuid }, body: { version, motif } }
    const outcome = await acts.attempt(supprimerDocument, sent, () => textes.supprime)
    if (outcome.done) onDone()
    return outcome
  }
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} busy={acts.busy} confirm={textes.confirmerSuppression}>
      <p>{textes.effetSuppression}</p>
      <TextField name="motif" label={textes.motif} maxLength={500} />
    </DialogForm>
  )
}
