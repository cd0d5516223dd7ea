import { contesterRequete } from 'contract/requetes/contestation'
import { textes as communs } from 'domain/core/textes/common'
import { textesContestation as textes } from 'domain/requetes/textes/contestation'
import { DialogForm } from '../core/acts/DialogForm.tsx'
import { useAct } from '../core/acts/use-act.ts'
import { TextArea } from '../core/form/TextArea.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'

/** Asks why the filing is contested. The court must answer before it decides. */
export const ContestForm = ({ numero, onClose }: { numero: string; onClose: () => void }) => {
  const acts = useAct(textes.echec)
  const form = useCheckedForm({ motif: '' }, ({ motif }) =>
    motif.trim() === '' ? [{ field: 'motif', defaultMessage: communs.champObligatoire }] : [],
  )
  const send = (body: { motif: string }) => acts.attempt(contesterRequete, { params: { numero }, body }, () => textes.fait)
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={textes.envoyer}>
      <p>{textes.explication}</p>
      <p>{textes.effet}</p>
      <TextArea name="motif" label={textes.motif} />
    </DialogForm>
  )
}
