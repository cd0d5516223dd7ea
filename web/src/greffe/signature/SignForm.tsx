import { signerDecision } from 'contract/greffe/signature'
import { textesSignature as textes } from 'domain/requetes/textes/signature'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import type { DossierData } from '../dossier/dossier.ts'

interface Props {
  dossier: DossierData
  acts: Acts
  onClose: () => void
}

/** Confirmation before signing: explains that the decision takes effect at once and is notified. */
export const SignForm = ({ dossier: { numero, version, denomination, projet }, acts, onClose }: Props) => {
  const form = useCheckedForm({}, () => [])
  const send = () =>
    acts.attempt(signerDecision, { params: { numero }, body: { version } }, () => textes.signees(1), { failure: textes.echec })
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={textes.confirmer.bouton(1)}>
      {projet && <p>{textes.confirmer.ligne(numero, textes.sens[projet.sens], denomination)}</p>}
      <p>{textes.explication}</p>
    </DialogForm>
  )
}
