import { erreursDeZod } from 'domain/core/erreurs-zod'
import { textesTransfert as textes } from 'domain/requetes/textes/transfert'
import { FinDeTransfert } from 'domain/requetes/transfert/transfert'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import type { Outcome } from '../../core/acts/outcome.ts'
import type { Acts } from '../../core/acts/use-act.ts'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'

interface Props {
  label: string
  confirm: string
  acts: Acts
  onSend: (body: FinDeTransfert) => Promise<Outcome<unknown>>
  onClose: () => void
  onDone?: () => void
}

/** Asks why a transfer is refused or withdrawn. Attached persons read the reason. */
export const EndTransferForm = ({ label, ...props }: Props) => {
  const form = useCheckedForm<FinDeTransfert>({ motif: '' }, (values) => erreursDeZod(FinDeTransfert.safeParse(values).error?.issues ?? []))
  return (
    <DialogForm form={form} {...props}>
      <TextArea name="motif" label={label} hint={textes.aideMotif} />
    </DialogForm>
  )
}
