import { leverNonConformite } from 'contract/greffe/association'
import { textesGreffeConformite as textes } from 'domain/association/textes/greffe-conformite'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { checkBody } from '../../core/form/check-body.ts'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import type { CourtData, Work } from './court-data.ts'

interface Props extends Work {
  lack: CourtData['nonConformites'][number]
  onClose: () => void
  onDone: () => void
}

/** Asks why a non-conformity is lifted, and states the effect (STAFF-20). */
export const LiftForm = ({ numero, fiche, court, acts, lack, onClose, onDone }: Props) => {
  const form = useCheckedForm({ motif: '' }, checkBody(leverNonConformite.body))
  const last = court.nonConformites.length === 1 && fiche.derniere.etatAssociation === 'NONCONFORME'
  return (
    <DialogForm
      form={form}
      onSend={(body) => acts.attempt(leverNonConformite, { params: { numero, id: lack.id }, body }, () => textes.levee)}
      onClose={onClose}
      onDone={onDone}
      acts={acts}
      confirm={textes.leverTitre}
    >
      <p>{textes.leverQuestion(lack.texte)}</p>
      <p>{textes.leverEffet}</p>
      {last && <p>{textes.leverRetablit}</p>}
      <TextField name="motif" label={textes.leverMotif} hint={textes.leverAideMotif} maxLength={500} />
    </DialogForm>
  )
}
