import { greffeAppels } from 'contract/greffe/actes'
import { textes } from 'domain/core/textes/common'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { checkJourActe } from 'domain/requetes/procedure/check-jour'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { DateField } from '../../core/form/DateField.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { today } from '../../core/today.ts'
import type { DossierData } from '../dossier/dossier.ts'

interface Props {
  acte: 'OPPOSITION_PREFET' | 'LEVEE_OPPOSITION'
  dossier: DossierData
  acts: Acts
  onClose: () => void
}

/** Records the prefect's opposition, or its lifting, with its day and its grounds. */
export const OppositionForm = ({ acte, dossier: { numero, version, situation }, acts, onClose }: Props) => {
  const aujourdhui = today()
  const form = useCheckedForm({ le: aujourdhui, motif: '' }, ({ le, motif }) => [
    ...checkJourActe(acte, le, situation, aujourdhui),
    ...(motif.trim() === '' ? [{ field: 'motif', defaultMessage: textes.champObligatoire }] : []),
  ])
  const send = (dit: { le: string; motif: string }) =>
    acts.attempt(greffeAppels[acte], { params: { numero }, body: { version, ...dit } }, () => textesDesActes[acte].fait)
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={textesEspaceGreffe.enregistrer}>
      <DateField name="le" label={textesDesActes[acte].date} />
      <TextArea name="motif" label={textesDesActes[acte].motif} />
    </DialogForm>
  )
}
