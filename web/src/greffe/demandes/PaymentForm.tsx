import { apercus } from 'contract/greffe/demandes'
import { greffeAppels } from 'contract/greffe/actes'
import { formatJour } from 'domain/core/jour'
import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { delaiFin } from 'domain/requetes/delais/delais'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { callBlob } from '../../core/api/call-api.ts'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { today } from '../../core/today.ts'
import type { ActProps } from '../dossier/dossier.ts'
import { LetterPreview } from './LetterPreview.tsx'

const { avis } = textesGreffeDemandes

/** Sends the draft of the notice to publish. The association must pay within a month (STAFF-04; CPC annex art. 30-10). */
export const PaymentForm = ({ dossier: { numero, version }, acts, onClose }: Omit<ActProps, 'typed'>) => {
  const form = useCheckedForm({}, () => [])
  const params = { numero }
  const send = () =>
    acts.attempt(greffeAppels.AVIS_FINS_PAIEMENT, { params, body: { version } }, () => textesDesActes.AVIS_FINS_PAIEMENT.fait)
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={avis.envoyer}>
      <p>{avis.explication(formatJour(delaiFin('PAIEMENT', today()).le))}</p>
      <LetterPreview letterOf={() => callBlob(apercus.apercevoirAvisFinsPaiement, { params, body: {} })} />
    </DialogForm>
  )
}
