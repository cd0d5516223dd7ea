import { rendreAuGreffe } from 'contract/greffe/signature'
import { textes as messages } from 'domain/core/textes/common'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { textesSignature as textes } from 'domain/requetes/textes/signature'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import type { DossierData } from '../dossier/dossier.ts'

interface Props {
  dossier: DossierData
  acts: Acts
  onClose: () => void
}

const { bouton, fait, motif: label } = textesDesActes.RETOUR_AU_GREFFE

/** The judge gives the decision back unsigned, with a reason for the clerk. */
export const GiveBackForm = ({ dossier: { numero, version }, acts, onClose }: Props) => {
  const form = useCheckedForm<{ motif: string }>({ motif: '' }, ({ motif }) =>
    motif.trim() === '' ? [{ field: 'motif', defaultMessage: messages.champObligatoire }] : [],
  )
  const send = ({ motif }: { motif: string }) =>
    acts.attempt(rendreAuGreffe, { params: { numero }, body: { version, motif } }, () => fait, { failure: textes.echec })
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={bouton}>
      <p>{textes.rendre.effet}</p>
      <TextArea name="motif" label={label} />
    </DialogForm>
  )
}
