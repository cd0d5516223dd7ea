import { useState } from 'react'
import { ActQuestion } from '../../core/acts/ActQuestion.tsx'
import type { Outcome } from '../../core/acts/outcome.ts'
import type { Acts } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Button } from '../../core/widgets/Button.tsx'

interface Props {
  acts: Acts
  /** True when the built-in text is already in force. */
  own: boolean
  words: { retablir: string; retablirEffet: string; dejaOrigine: string }
  onRestore: () => Promise<Outcome<unknown>>
}

/** Button that restores the built-in text, after a confirmation. */
export const RestoreOrigin = ({ acts, own, words: { retablir, retablirEffet, dejaOrigine }, onRestore }: Props) => {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p>
        <Button look="secondary" blocked={own ? dejaOrigine : null} onClick={() => setAsking(true)}>
          {retablir}
        </Button>
      </p>
      <Dialog open={asking} title={retablir} onClose={() => setAsking(false)}>
        <ActQuestion acts={acts} confirm={retablir} onSend={onRestore} onClose={() => setAsking(false)}>
          <p>{retablirEffet}</p>
        </ActQuestion>
      </Dialog>
    </>
  )
}
