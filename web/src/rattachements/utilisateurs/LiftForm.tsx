import { leverContestationRattachement } from 'contract/rattachements/contestation'
import type { AttachedUsager } from 'contract/rattachements/listes'
import { textesContestationDroits } from 'domain/rattachements/textes/contestation'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { checkBody } from '../../core/form/check-body.ts'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { Contests } from './ContestedRights.tsx'

const textes = textesContestationDroits.greffe
const check = checkBody(leverContestationRattachement.body)

interface Props {
  numero: string
  usager: AttachedUsager
  onClose: () => void
  onDone: () => void
}

/** The court answers and lifts every contestation of a rattachement. It sends those it read: a newer one is refused, then shown. */
export const LiftForm = ({ numero, usager: { uuid, contestations }, onClose, onDone }: Props) => {
  const acts = useAct(textes.echec)
  const read = contestations.map((each) => each.uuid)
  const form = useCheckedForm({ motif: '' }, ({ motif }) => check({ motif, contestations: read }))
  return (
    <DialogForm
      form={form}
      acts={acts}
      onSend={({ motif }) =>
        acts.attempt(leverContestationRattachement, { params: { numero, uuid }, body: { motif, contestations: read } }, () => textes.leve, {
          afterReading: onDone,
        })
      }
      onClose={onClose}
      confirm={textes.lever}
      blocked={read.length === 0 ? textes.sansContestation : null}
    >
      <Contests contestations={contestations} />
      <p>{textes.leverAide}</p>
      <TextArea name="motif" label={textes.reponse} />
    </DialogForm>
  )
}
