import { supprimerDocument } from 'contract/greffe/association'
import { textesGreffeDocuments as textes } from 'domain/association/textes/greffe-documents'
import type { Acts } from '../../core/acts/use-act.ts'
import { checkBody } from '../../core/form/check-body.ts'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
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

/** Asks why a document is removed from the register (STAFF-21). */
export const RemovalForm = ({ numero, version, uuid, acts, onClose, onDone }: Props) => {
  const form = useCheckedForm({ motif: '' }, ({ motif }) => check({ version, motif }))
  const send = ({ motif }: { motif: string }) =>
    acts.attempt(supprimerDocument, { params: { numero, uuid }, body: { version, motif } }, () => textes.supprime)
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} onDone={onDone} acts={acts} confirm={textes.confirmerSuppression}>
      <p>{textes.effetSuppression}</p>
      <TextField name="motif" label={textes.motif} maxLength={500} />
    </DialogForm>
  )
}
