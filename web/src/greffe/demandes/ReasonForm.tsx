import { greffeAppels } from 'contract/greffe/actes'
import { formatJour } from 'domain/core/jour'
import { textes } from 'domain/core/textes/common'
import { textesContestation } from 'domain/requetes/textes/contestation'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import type { ActProps } from '../dossier/dossier.ts'
import { useActForm } from '../dossier/use-act-form.ts'

/** Asks the reason of an act: withdrawing a demande or a project of rejection, answering a contestation, taking a request over. */
export const ReasonForm = ({
  acte,
  dossier,
  acts,
  typed,
  onClose,
}: ActProps & { acte: 'RETRAIT_DEMANDE' | 'ABANDON_REJET' | 'LEVEE_CONTESTATION' | 'REPRISE_DOSSIER' }) => {
  const form = useActForm(typed, acte, { motif: '' }, ({ motif }) =>
    motif.trim() === '' ? [{ field: 'motif', defaultMessage: textes.champObligatoire }] : [],
  )
  const { numero, version } = dossier
  const { bouton, fait, motif: label } = textesDesActes[acte]
  const send = (dit: { motif: string }) => acts.attempt(greffeAppels[acte], { params: { numero }, body: { version, ...dit } }, () => fait)
  const done = () => {
    typed.delete(acte)
    onClose()
  }
  return (
    <DialogForm form={form} onSend={send} onDone={done} onClose={onClose} acts={acts} confirm={bouton}>
      {acte === 'LEVEE_CONTESTATION' && <p>{textesContestation.greffe.aide}</p>}
      {acte === 'REPRISE_DOSSIER' && dossier.agent && (
        <p>{textesDesActes[acte].aide(`${dossier.agent.prenom} ${dossier.agent.nom}`, formatJour(dossier.agent.le))}</p>
      )}
      <TextArea name="motif" label={label} />
    </DialogForm>
  )
}
