import { useEffect, useRef } from 'react'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { TickBox } from '../core/form/TickBox.tsx'
import { Alert } from '../core/widgets/Alert.tsx'
import { Button } from '../core/widgets/Button.tsx'
import type { Delivered, Receipts } from './use-receipts.ts'

const { recepisses } = textesEspaceGreffe

/** What became of a batch, line by line where it was refused. Takes the focus: the boxes are gone. */
const Told = ({ done, refused }: Delivered) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="told">
      {done > 0 && <Alert level="success" title={recepisses.delivres(done)} />}
      {refused.length > 0 && (
        <Alert level="error" title={recepisses.nonDelivres(refused.length)}>
          <ul>
            {refused.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}

/** Delivers the receipts chosen in a queue, in one gesture (screens.md, « Clerk's tray »). */
export const ReceiptBatch = ({ owed, asked, busy, outcome, choose, send }: Receipts) => (
  <>
    {outcome !== null && <Told {...outcome} />}
    {owed.length > 0 && (
      <div className="receipts">
        <TickBox
          label={recepisses.tous(owed.length)}
          checked={asked.length === owed.length}
          onChange={(on) =>
            choose(
              owed.map(({ numero }) => numero),
              on,
            )
          }
        />
        <Button look="secondary" busy={busy} blocked={asked.length === 0 ? recepisses.aucunChoisi : null} onClick={() => void send()}>
          {recepisses.delivrer(asked.length)}
        </Button>
      </div>
    )}
  </>
)
