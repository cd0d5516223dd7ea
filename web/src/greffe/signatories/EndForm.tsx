import type { Answer } from 'contract/core/call'
import { type listerSignataires, terminerSignataire } from 'contract/greffe/signataires'
import { isJour } from 'domain/core/jour'
import { checkFonctions } from 'domain/requetes/decision/signataires'
import { textesSignataires as textes } from 'domain/requetes/textes/signataires'
import type { Acts } from '../../core/acts/use-act.ts'
import { checkBody } from '../../core/form/check-body.ts'
import { DateField } from '../../core/form/DateField.tsx'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { today } from '../../core/today.ts'

interface Props {
  signatory: Answer<typeof listerSignataires>[number]
  acts: Acts
  onClose: () => void
}

const check = checkBody(terminerSignataire.body)

/** Sets the last day of office of a signatory. Earlier decisions are unchanged. */
export const EndForm = ({ signatory: { id, debut, fin }, acts, onClose }: Props) => {
  const form = useCheckedForm<{ fin: string }>({ fin: fin ?? today() }, (values) => [
    ...check(values),
    ...(isJour(values.fin) ? checkFonctions({ debut, fin: values.fin }) : []),
  ])
  const send = (body: { fin: string }) =>
    acts.attempt(terminerSignataire, { params: { id: String(id) }, body }, () => textes.termine, { failure: textes.echecFin })
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={textes.terminer}>
      <p>{textes.terminerEffet}</p>
      <DateField name="fin" label={textes.champs.fin} />
    </DialogForm>
  )
}
