import { textes } from 'domain/core/textes'
import { textesDesActes } from 'domain/requetes/actes/textes'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { textesFile } from 'domain/suivi/textes-file'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { DateField } from '../../core/form/DateField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { today } from '../../core/today.ts'
import type { Batch } from './use-batch.ts'

interface Props {
  acte: 'COMMUNICATION_PREFET' | 'REPONSE_PREFET'
  batch: Batch
  onClose: () => void
}

/** The one day of an act that happened outside the site, for each of the files chosen: a letter, the prefect's answer. */
export const BatchDay = ({ acte, batch, onClose }: Props) => {
  const rows = batch.able(acte)
  const form = useCheckedForm<{ le: string }>({ le: today() }, ({ le }) =>
    le === '' ? [{ field: 'le', defaultMessage: textes.champObligatoire }] : [],
  )
  const send = async ({ le }: { le: string }) => {
    await batch.send(acte, le)
    // What was refused is told file by file, in the page.
    return { kind: 'done', answer: undefined } as const
  }
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={batch.acts} confirm={textesEspaceGreffe.enregistrer}>
      <DateField name="le" label={textesDesActes[acte].date} max={today()} />
      <p className="batch-day__files">{textesFile.lots.pour(rows.length)}</p>
      <ul className="batch-day__files">
        {rows.map(({ numero, denomination }) => (
          <li key={numero}>
            {numero} {denomination}
          </li>
        ))}
      </ul>
    </DialogForm>
  )
}
