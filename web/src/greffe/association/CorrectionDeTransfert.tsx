import { useState } from 'react'
import type { Answer } from 'contract/core/call'
import { corrigerTransfert, type getTransfert } from 'contract/greffe/transfert'
import { textesTransfert } from 'domain/requetes/textes/transfert'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { checkBody } from '../../core/form/check-body.ts'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { Button } from '../../core/widgets/Button.tsx'
import type { Work } from './court-data.ts'

const { correction: textes, aideMotif } = textesTransfert
const check = checkBody(corrigerTransfert.body)

interface Props extends Work {
  correction: NonNullable<Answer<typeof getTransfert>['correction']>
  onDone: () => void
}

const CorrectionForm = ({
  numero,
  court: { version },
  acts,
  correction: { origine },
  onClose,
  onDone,
}: Props & { onClose: () => void }) => {
  const form = useCheckedForm({ motif: '' }, ({ motif }) => check({ version, motif }))
  return (
    <DialogForm
      form={form}
      onSend={({ motif }) =>
        acts.attempt(corrigerTransfert, { params: { numero }, body: { version, motif } }, (answer) => textes.fait(answer.numero))
      }
      onClose={onClose}
      onDone={onDone}
      acts={acts}
      confirm={textes.bouton}
    >
      <p>{textes.effet(origine, numero)}</p>
      <p>{textes.prevenus}</p>
      <TextArea name="motif" label={textes.motif} hint={aideMotif} />
    </DialogForm>
  )
}

/** Undoes a mistaken transfer of an association from another court, or says why it cannot (STAFF-13). */
export const CorrectionDeTransfert = (props: Props) => {
  const [asking, setAsking] = useState(false)
  const { correction, acts, onDone } = props
  const close = () => setAsking(false)
  const { obstacles } = correction
  return (
    <>
      <p>{textes.vient(correction.origine)}</p>
      <p className="buttons">
        <Button
          look="secondary"
          busy={acts.busy}
          blocked={obstacles.length > 0 ? obstacles.join(' ') : null}
          onClick={() => setAsking(true)}
        >
          {textes.bouton}
        </Button>
      </p>
      <Dialog open={asking} title={textes.bouton} onClose={close}>
        <CorrectionForm
          {...props}
          onClose={close}
          onDone={() => {
            close()
            onDone()
          }}
        />
      </Dialog>
    </>
  )
}
