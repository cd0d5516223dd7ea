import { useState } from 'react'
import { batchActes, type BatchActe } from 'contract/greffe/queue'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { textesQueue } from 'domain/suivi/textes/queue'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { TickBox } from '../../core/form/TickBox.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { BatchOutcome } from './BatchOutcome.tsx'
import { BatchDay } from './BatchDay.tsx'
import { LettersForm } from './LettersForm.tsx'
import type { Batch, TrayRow } from './use-batch.ts'

const { lots } = textesQueue
/** Batch acts that open a dialog first. */
const asking = { COMMUNICATION_PREFET: LettersForm, REPONSE_PREFET: BatchDay } as const
type Asking = keyof typeof asking
const asks = (acte: BatchActe): acte is Asking => acte in asking
const titles: Record<Asking, string> = { COMMUNICATION_PREFET: lots.lettres.titre, REPONSE_PREFET: textesDesActes.REPONSE_PREFET.nom }

/** Batch acts on the selected requests. Each button shows how many requests allow it. */
export const TrayBatch = ({ batch, rows }: { batch: Batch; rows: readonly TrayRow[] }) => {
  const [asked, setAsked] = useState<Asking | null>(null)
  const Asked = asked && asking[asked]
  const { chosen, busy, choose, send } = batch
  const possible = batchActes.map((acte) => [acte, batch.concerned(acte).length] as const).filter(([, count]) => count > 0)
  return (
    <div className={chosen.length > 0 ? 'tray-batch tray-batch--on' : 'tray-batch'}>
      {rows.length > 0 && (
        <TickBox
          label={textesQueue.toutChoisir(rows.length)}
          checked={chosen.length === rows.length}
          onChange={(on) =>
            choose(
              rows.map(({ numero }) => numero),
              on,
            )
          }
        />
      )}
      <p role="status" className="tray-batch__count">
        {chosen.length > 0 && textesQueue.choisis(chosen.length)}
      </p>
      {chosen.length > 0 && possible.length === 0 && <p className="tray-batch__count">{lots.aucun}</p>}
      {possible.map(([acte, count]) => (
        <Button key={acte} look="secondary" busy={busy} onClick={() => (asks(acte) ? setAsked(acte) : void send(acte))}>
          {lots[acte].bouton(count)}
        </Button>
      ))}
      <Dialog open={asked !== null} title={asked === null ? '' : titles[asked]} onClose={() => setAsked(null)}>
        {Asked && <Asked batch={batch} onClose={() => setAsked(null)} />}
      </Dialog>
      {/* Rendered once the dialog is closed: an open dialog keeps the focus. */}
      {batch.outcome !== null && asked === null && <BatchOutcome {...batch.outcome} />}
    </div>
  )
}
