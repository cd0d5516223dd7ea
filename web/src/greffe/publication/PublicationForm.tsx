import { greffeAppels } from 'contract/greffe/actes'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { checkJourActe } from 'domain/requetes/procedure/check-jour'
import { textesAvis } from 'domain/requetes/textes/avis'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { DateField } from '../../core/form/DateField.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { today } from '../../core/today.ts'
import { useActForm } from '../dossier/use-act-form.ts'
import type { ActProps } from '../dossier/dossier.ts'

const { constater } = textesAvis
const acte = 'CONSTAT_PUBLICATION'

/** Records the day and the issue in which the newspaper published the notice. The register is updated (docs/decisions/0098). */
export const PublicationForm = ({ dossier: { numero, version, situation }, acts, typed, onClose }: ActProps) => {
  const aujourdhui = today()
  const form = useActForm(typed, acte, { le: '', parution: '' }, ({ le }) => checkJourActe(acte, le, situation, aujourdhui))
  const send = (dit: { le: string; parution: string }) =>
    acts.attempt(greffeAppels[acte], { params: { numero }, body: { version, ...dit } }, () => textesDesActes[acte].fait)
  const done = () => {
    typed.delete(acte)
    onClose()
  }
  return (
    <DialogForm form={form} onSend={send} onDone={done} onClose={onClose} acts={acts} confirm={textesEspaceGreffe.enregistrer}>
      {situation.avisEnvoye && <p>{constater.explication(situation.avisEnvoye.journal)}</p>}
      <DateField name="le" label={textesDesActes[acte].date} />
      <TextField name="parution" label={constater.parution} maxLength={100} />
    </DialogForm>
  )
}
