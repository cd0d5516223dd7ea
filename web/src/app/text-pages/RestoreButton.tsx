import { useState } from 'react'
import { textesPages } from 'domain/app/textes-pages'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { ActQuestion } from '../../core/acts/ActQuestion.tsx'
import type { Outcome } from '../../core/acts/outcome.ts'
import type { Acts } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import type { PageRead } from './use-page-edition.ts'

const { edition } = textesPages

interface Props {
  acts: Acts
  /** True when the page says already what the product came with. */
  parDefaut: boolean
  onSend: () => Promise<Outcome<PageRead>>
  onDone: (published: PageRead) => void
}

/** Publishes the text of the product again, once confirmed. */
export const RestoreButton = ({ acts, parDefaut, onSend, onDone }: Props) => {
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const done = (published: PageRead) => {
    close()
    onDone(published)
  }
  return (
    <>
      <Button look="secondary" busy={acts.busy} blocked={parDefaut ? edition.dejaParDefaut : null} onClick={() => setAsked(true)}>
        {edition.retablir}
      </Button>
      <Dialog open={asked} title={edition.retablirTitre} onClose={close}>
        <ActQuestion
          acts={acts}
          confirm={textesFormulaires.oui}
          cancel={textesFormulaires.non}
          onSend={onSend}
          onDone={done}
          onClose={close}
        >
          <p>{edition.retablirEffet}</p>
        </ActQuestion>
      </Dialog>
    </>
  )
}
