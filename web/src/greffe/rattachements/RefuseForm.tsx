import { refuserRattachement } from 'contract/greffe/rattachements'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { Refus } from 'domain/rattachements/demande-decision'
import { textesDemandeGreffe as textes } from 'domain/rattachements/textes/demande-greffe'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'

interface Props {
  uuid: string
  acts: Acts
  onClose: () => void
}

/** Asks the reason of the refusal. The person reads it. */
export const RefuseForm = ({ uuid, acts, onClose }: Props) => {
  const form = useCheckedForm<Refus>({ motif: '' }, (values) => erreursDeZod(Refus.safeParse(values).error?.issues ?? []))
  return (
    <DialogForm
      form={form}
      acts={acts}
      confirm={textes.refuser}
      onSend={(body) => acts.attempt(refuserRattachement, { params: { uuid }, body }, () => textes.refuse)}
      onClose={onClose}
    >
      <TextArea name="motif" label={textes.motif} />
    </DialogForm>
  )
}
