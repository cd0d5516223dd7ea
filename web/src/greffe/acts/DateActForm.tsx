import { greffeAppels } from 'contract/greffe/actes'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { checkJourActe } from 'domain/requetes/procedure/check-jour'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { DateField } from '../../core/form/DateField.tsx'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { today } from '../../core/today.ts'
import type { DossierData } from '../dossier/dossier.ts'
import type { Acts } from '../../core/acts/use-act.ts'

interface Props {
  acte: 'COMMUNICATION_PREFET' | 'REPONSE_PREFET' | 'RECEPTION_STATUTS' | 'RENVOI_STATUTS' | 'RECEPTION_OBSERVATIONS'
  dossier: DossierData
  acts: Acts
  onClose: () => void
}

/** Records the day of an act that happened outside the site: letter to the prefect, prefect's answer, postal mail. */
export const DateActForm = ({ acte, dossier, acts, onClose }: Props) => {
  const aujourdhui = today()
  const form = useCheckedForm<{ le: string }>({ le: aujourdhui }, ({ le }) => checkJourActe(acte, le, dossier.situation, aujourdhui))
  const { numero, version } = dossier
  const said = () => textesDesActes[acte].fait
  const send = ({ le }: { le: string }) =>
    acte === 'REPONSE_PREFET'
      ? acts.attempt(greffeAppels.REPONSE_PREFET, { params: { numero }, body: { version, le, reponse: 'PAS_D_OPPOSITION' } }, said)
      : acts.attempt(greffeAppels[acte], { params: { numero }, body: { version, le } }, said)
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={textesEspaceGreffe.enregistrer}>
      <DateField name="le" label={textesDesActes[acte].date} />
    </DialogForm>
  )
}
