import { greffeAppels } from 'contract/greffe/actes'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { checkJourActe } from 'domain/requetes/procedure/check-jour'
import { type Demeure, demeures } from 'domain/requetes/decision/notified-decision'
import { textesRecours } from 'domain/requetes/textes/recours'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { DateField } from '../../core/form/DateField.tsx'
import { SelectField } from '../../core/form/SelectField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { today } from '../../core/today.ts'
import type { DossierData } from '../dossier/dossier.ts'

interface Props {
  dossier: DossierData
  acts: Acts
  onClose: () => void
}

interface Typed {
  le: string
  voie: 'LRAR' | 'AFFICHAGE'
  demeure: Demeure
}

const { greffe: mots } = textesRecours
const ways = (['LRAR', 'AFFICHAGE'] as const).map((value) => ({ value, label: mots.choix[value] }))
const homes = demeures.map((value) => ({ value, label: mots.demeures[value] }))

/** Records how and when a decision reached its addressee. The time limit for appeal runs from that day. */
export const NotificationForm = ({ dossier, acts, onClose }: Props) => {
  const { numero, version, situation, notification } = dossier
  const aujourdhui = today()
  // No default day: the clerk copies the one written on the acknowledgement of receipt.
  const form = useCheckedForm<Typed>({ le: '', voie: 'LRAR', demeure: notification?.demeure ?? 'METROPOLE' }, ({ le }) =>
    checkJourActe('NOTIFICATION', le, situation, aujourdhui),
  )
  const send = (typed: Typed) =>
    acts.attempt(greffeAppels.NOTIFICATION, { params: { numero }, body: { version, ...typed } }, () => textesDesActes.NOTIFICATION.fait)
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={textesEspaceGreffe.enregistrer}>
      <SelectField name="voie" label={mots.voie} options={ways} placeholder={null} />
      <DateField name="le" label={textesDesActes.NOTIFICATION.date} hint={`${mots.aide} ${textesFormulaires.formatDate}`} />
      <SelectField name="demeure" label={mots.demeure} options={homes} placeholder={null} />
    </DialogForm>
  )
}
