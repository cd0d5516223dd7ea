import { useState } from 'react'
import { actesParLot, type ActeParLot } from 'contract/suivi/file'
import { textesDesActes } from 'domain/requetes/actes/textes'
import { textesFile } from 'domain/suivi/textes-file'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { TickBox } from '../../core/form/TickBox.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { BatchTold } from './BatchTold.tsx'
import { BatchDay } from './BatchDay.tsx'
import type { Batch, TrayRow } from './use-batch.ts'

const { lots } = textesFile
const dated = ['COMMUNICATION_PREFET', 'REPONSE_PREFET'] as const
type Dated = (typeof dated)[number]
const isDated = (acte: ActeParLot): acte is Dated => dated.some((each) => each === acte)

/** What may be done in one gesture on the files chosen (screens.md 9): each act says how many of them allow it. */
export const TrayBatch = ({ batch, rows }: { batch: Batch; rows: readonly TrayRow[] }) => {
  const [asking, setAsking] = useState<Dated | null>(null)
  const { chosen, busy, choose, able, send } = batch
  const possible = actesParLot.map((acte) => [acte, able(acte).length] as const).filter(([, count]) => count > 0)
  return (
    <div className={chosen.length > 0 ? 'tray-batch tray-batch--on' : 'tray-batch'}>
      {rows.length > 0 && (
        <TickBox
          label={textesFile.toutChoisir(rows.length)}
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
        {chosen.length > 0 && textesFile.choisis(chosen.length)}
      </p>
      {chosen.length > 0 && possible.length === 0 && <p className="tray-batch__count">{lots.aucun}</p>}
      {possible.map(([acte, count]) => (
        <Button key={acte} look="secondary" busy={busy} onClick={() => (isDated(acte) ? setAsking(acte) : void send(acte))}>
          {lots[acte].bouton(count)}
        </Button>
      ))}
      <Dialog open={asking !== null} title={asking === null ? '' : textesDesActes[asking].nom} onClose={() => setAsking(null)}>
        {asking !== null && <BatchDay acte={asking} batch={batch} onClose={() => setAsking(null)} />}
      </Dialog>
      {/* After the dialog, which must have let the focus go. */}
      {batch.outcome !== null && asking === null && <BatchTold {...batch.outcome} />}
    </div>
  )
}
