import { appelsDuGreffe } from 'contract/requetes/greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { DialogForm } from '../core/acts/DialogForm.tsx'
import type { Acts } from '../core/acts/use-act.ts'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { checkDecision, decisionBody, newDecision, type Decision } from './decision-form.ts'
import { sortOf, type DossierData } from './dossier.ts'
import { NotificationFields } from './NotificationFields.tsx'
import { SignatoryFields } from './SignatoryFields.tsx'

interface Props {
  dossier: DossierData
  acts: Acts
  onClose: () => void
}

/** The decision itself: who renders it, in what quality, on what date (design.md §5). */
export const InscriptionForm = ({ dossier, acts, onClose }: Props) => {
  const { effet, bouton } = textesEspaceGreffe.inscrire[sortOf(dossier)]
  const { numero, version, signataires } = dossier
  const form = useCheckedForm<Decision>(newDecision('INSCRIPTION', dossier), (values) => checkDecision('INSCRIPTION', values, dossier))
  const send = (values: Decision) =>
    acts.attempt(appelsDuGreffe.INSCRIPTION, { params: { numero }, body: { version, ...decisionBody(values) } }, ({ numeroAssociation }) =>
      textesEspaceGreffe.inscrite[sortOf(dossier)](numeroAssociation),
    )
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={bouton}>
      <p>{effet}</p>
      <SignatoryFields signataires={signataires} />
      <NotificationFields />
    </DialogForm>
  )
}
