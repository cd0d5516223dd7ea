import { useState } from 'react'
import { signaturesPerLot } from 'domain/requetes/decision/batch-signatures'
import { textesSignature as textes } from 'domain/requetes/textes/signature'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { TickBox } from '../../core/form/TickBox.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { SignaturesOutcome } from './SignaturesOutcome.tsx'
import type { Signatures } from './use-signatures.ts'

const Confirm = ({ signatures: { acts, chosen, sign }, onClose }: { signatures: Signatures; onClose: () => void }) => {
  const form = useCheckedForm({}, () => [])
  const send = async () => {
    await sign()
    // Always done: the page lists the refusals, one line per decision.
    return { kind: 'done', answer: undefined } as const
  }
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={textes.confirmer.bouton(chosen.length)}>
      <p>{textes.explication}</p>
      <ul>
        {chosen.map(({ numero, sens, denomination }) => (
          <li key={numero}>{textes.confirmer.ligne(numero, textes.sens[sens], denomination)}</li>
        ))}
      </ul>
      <p>{textes.confirmer.pour}</p>
    </DialogForm>
  )
}

/** Batch bar under the list: selection count, signature of up to twenty decisions, then the outcome. */
export const SignatureBatch = ({ signatures }: { signatures: Signatures }) => {
  const [asking, setAsking] = useState(false)
  const { acts, open, chosen, first, full, choose, outcome } = signatures
  return (
    <div className={chosen.length > 0 ? 'tray-batch tray-batch--on' : 'tray-batch'}>
      {first.length > 0 && (
        <TickBox
          label={textes.toutChoisir(first.length, open.length)}
          checked={chosen.length >= first.length}
          onChange={(on) =>
            choose(
              (on ? first : open).map(({ numero }) => numero),
              on,
            )
          }
        />
      )}
      <p role="status" className="tray-batch__count">
        {chosen.length > 0 && textes.choisies(chosen.length)}
        {full && open.length > chosen.length && ` ${textes.auPlus(signaturesPerLot)}`}
      </p>
      {chosen.length > 0 && (
        <Button busy={acts.busy} onClick={() => setAsking(true)}>
          {textes.signerLot(chosen.length)}
        </Button>
      )}
      <Dialog open={asking} title={textes.confirmer.titre(chosen.length)} onClose={() => setAsking(false)}>
        {asking && <Confirm signatures={signatures} onClose={() => setAsking(false)} />}
      </Dialog>
      {/* Rendered once the dialog is closed: an open dialog keeps the focus. */}
      {outcome !== null && !asking && <SignaturesOutcome {...outcome} />}
    </div>
  )
}
