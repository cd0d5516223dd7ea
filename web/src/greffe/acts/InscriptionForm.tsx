import { greffeAppels } from 'contract/greffe/actes'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { textesSignature } from 'domain/requetes/textes/signature'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { checkDecision, decisionBody, newDecision, preparedBody, type Decision } from '../decision/decision-form.ts'
import { sortOf, type DossierData } from '../dossier/dossier.ts'
import { NotificationFields } from '../decision/NotificationFields.tsx'
import { SignatoryFields } from '../decision/SignatoryFields.tsx'

interface Props {
  dossier: DossierData
  acts: Acts
  onClose: () => void
}

/** Records the decision to register, or prepares it where the judge signs on the site (`circuit`). */
export const InscriptionForm = ({ dossier, acts, onClose }: Props) => {
  const { numero, version, signataires, circuit } = dossier
  const { effet, bouton } = circuit
    ? { ...textesSignature.preparer.INSCRIPTION, bouton: textesSignature.preparer.bouton }
    : textesEspaceGreffe.inscrire[sortOf(dossier)]
  const form = useCheckedForm<Decision>(newDecision('INSCRIPTION', dossier), (values) => checkDecision('INSCRIPTION', values, dossier))
  const send = (values: Decision) =>
    circuit
      ? acts.attempt(
          greffeAppels.PROJET_ORDONNANCE,
          { params: { numero }, body: { version, ...preparedBody(values) } },
          () => textesDesActes.PROJET_ORDONNANCE.fait,
        )
      : acts.attempt(
          greffeAppels.INSCRIPTION,
          { params: { numero }, body: { version, ...decisionBody(values) } },
          ({ numeroAssociation }) => textesEspaceGreffe.inscrite[sortOf(dossier)](numeroAssociation),
        )
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={bouton}>
      <p>{effet}</p>
      {!circuit && <SignatoryFields signataires={signataires} />}
      <NotificationFields />
    </DialogForm>
  )
}
