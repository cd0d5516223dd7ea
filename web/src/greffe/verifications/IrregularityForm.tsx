import { textes as messages } from 'domain/core/textes/common'
import { controles } from 'domain/requetes/controles/controles'
import { textesControles } from 'domain/requetes/textes/controles'
import type { Preuve } from 'domain/requetes/actes/preuve'
import { textesVerifications } from 'domain/suivi/textes/verifications'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { AskedMotives } from '../demandes/AskedMotives.tsx'
import { precisionsOnly } from '../demandes/demand-form.ts'
import type { CheckData, Judging } from './use-verdicts.ts'

interface Props {
  check: CheckData
  /** Document and page shown on screen. */
  preuve: Preuve
  verdicts: Judging
  onDone: () => void
  onClose: () => void
}

const { regulariser } = textesVerifications

/** Asks what the declarant must put right, in the words they will read. Prefilled with the last ground, else the check's own. */
export const IrregularityForm = ({ check: { code, verdict, motif }, preuve, verdicts, onDone, onClose }: Props) => {
  const form = useCheckedForm<{ motif: string }>(
    { motif: (verdict === 'CONFORME' ? null : motif) ?? textesControles[code].motif },
    (typed) => (typed.motif.trim() === '' ? [{ field: 'motif', defaultMessage: messages.champObligatoire }] : []),
  )
  const send = (typed: { motif: string }) => verdicts.putRight(code, typed.motif, preuve)
  return (
    <DialogForm form={form} onSend={send} onDone={onDone} onClose={onClose} acts={verdicts.acts} confirm={regulariser.enregistrer}>
      <TextArea name="motif" label={regulariser.motif} rows={3} />
      <AskedMotives type={controles[code].preuves[0] ?? precisionsOnly} name="motif" />
    </DialogForm>
  )
}
