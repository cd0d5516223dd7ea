import type { Answer } from 'contract/core/call'
import { type listerSignataires, relierSignataire } from 'contract/greffe/signataires'
import { textesSignataires as textes } from 'domain/requetes/textes/signataires'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { SelectField } from '../../core/form/SelectField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'

interface Props {
  signatory: Answer<typeof listerSignataires>[number]
  acts: Acts
  onClose: () => void
}

/** Links a signatory to the account of the judge who signs in their name, where the judge signs (docs/decisions/0076). */
export const LinkForm = ({ signatory: { id, compte, juges }, acts, onClose }: Props) => {
  const form = useCheckedForm<{ compte: string }>({ compte: compte?.uuid ?? '' }, () => [])
  const send = (values: { compte: string }) =>
    acts.attempt(relierSignataire, { params: { id: String(id) }, body: { compte: values.compte || null } }, () => textes.relie, {
      failure: textes.echecRelier,
    })
  const options = juges.map(({ uuid, prenom, nom }) => ({ value: uuid, label: textes.identite(prenom, nom) }))
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={textes.relier}>
      <p>{textes.relierEffet}</p>
      {juges.length === 0 && <p>{textes.aucunJuge}</p>}
      <SelectField name="compte" label={textes.compte} options={options} placeholder={textes.aucunCompte} />
    </DialogForm>
  )
}
