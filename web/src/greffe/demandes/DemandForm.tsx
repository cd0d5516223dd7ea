import { apercus } from 'contract/greffe/demandes'
import { greffeAppels } from 'contract/greffe/actes'
import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { callBlob } from '../../core/api/call-api.ts'
import { TextArea } from '../../core/form/TextArea.tsx'
import type { ActProps } from '../dossier/dossier.ts'
import { pointsOf, withPoints } from './motives-of-checks.ts'
import { checkDemand, demandBody, emptyPoint, newDemand, type DemandValues } from './demand-form.ts'
import { demandRows, FieldRows } from './FieldRows.tsx'
import { LetterDay } from './LetterDay.tsx'
import { LetterPreview } from './LetterPreview.tsx'
import { PointFields } from './PointFields.tsx'
import { useActForm } from '../dossier/use-act-form.ts'

const { composer } = textesGreffeDemandes

/** Asks the declarant for documents or precisions, in one letter (STAFF-03). */
export const DemandForm = ({ dossier, acts, typed, onClose }: ActProps) => {
  const { numero, version } = dossier
  const begin = (before = newDemand(dossier)) => withPoints(before, pointsOf(dossier))
  const form = useActForm<DemandValues>(typed, 'DEMANDE', begin, checkDemand)
  const params = { numero }
  const send = (values: DemandValues) =>
    acts.attempt(greffeAppels.DEMANDE, { params, body: { version, ...demandBody(values) } }, () => textesDesActes.DEMANDE.fait)
  const done = () => {
    typed.delete('DEMANDE')
    onClose()
  }
  return (
    <DialogForm printed form={form} onSend={send} onDone={done} onClose={onClose} acts={acts} confirm={composer.envoyer}>
      <p>{composer.explication}</p>
      <FieldRows name="points" empty={emptyPoint} words={demandRows}>
        {(rank) => <PointFields rank={rank} />}
      </FieldRows>
      <div className="letter__end">
        <TextArea name="observation" label={composer.observation} rows={2} optional />
        <LetterDay dossier={dossier} />
        <LetterPreview<DemandValues> letterOf={(values) => callBlob(apercus.apercevoirDemande, { params, body: demandBody(values) })} />
      </div>
    </DialogForm>
  )
}
