import { textesDesActes } from 'domain/requetes/textes/actes'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { textesQueue } from 'domain/suivi/textes/queue'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { BatchRequetes } from './BatchRequetes.tsx'
import { DayField, useDay } from './DayField.tsx'
import type { Batch } from './use-batch.ts'

/** Asks the day the prefect answered, for all selected requests. */
export const BatchDay = ({ batch, onClose }: { batch: Batch; onClose: () => void }) => {
  const rows = batch.able('REPONSE_PREFET')
  const form = useDay()
  const send = async ({ le }: { le: string }) => {
    await batch.send('REPONSE_PREFET', le)
    // Always done: the page lists the refusals, one line per request.
    return { kind: 'done', answer: undefined } as const
  }
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={batch.acts} confirm={textesEspaceGreffe.enregistrer}>
      <DayField label={textesDesActes.REPONSE_PREFET.date} />
      <BatchRequetes title={textesQueue.lots.pour(rows.length)} rows={rows} />
    </DialogForm>
  )
}
