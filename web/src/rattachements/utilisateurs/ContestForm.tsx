import { contesterRattachement } from 'contract/rattachements/contestation'
import { textesContestationDroits as textes } from 'domain/rattachements/textes/contestation'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { checkBody } from '../../core/form/check-body.ts'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'

const check = checkBody(contesterRattachement.body)

/** Contests somebody's rights, with a reason. Only the court may end them. */
export const ContestForm = ({ numero, uuid, onClose }: { numero: string; uuid: string; onClose: () => void }) => {
  const acts = useAct(textes.echec)
  const form = useCheckedForm({ motif: '' }, check)
  return (
    <DialogForm
      form={form}
      acts={acts}
      onSend={(body) => acts.attempt(contesterRattachement, { params: { numero, uuid }, body }, () => textes.fait)}
      onClose={onClose}
      confirm={textes.envoyer}
    >
      <p>{textes.explication}</p>
      <p>{textes.effet}</p>
      <TextArea name="motif" label={textes.motif} />
    </DialogForm>
  )
}
