import { textesPages } from 'domain/app/textes/pages'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { ActQuestion } from '../../core/acts/ActQuestion.tsx'
import type { Outcome } from '../../core/acts/outcome.ts'
import type { Acts } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import type { PageRead } from './use-page-edition.ts'

const { edition } = textesPages

interface Props {
  open: boolean
  acts: Acts
  onSend: () => Promise<Outcome<PageRead>>
  onDone: (published: PageRead) => void
  onClose: () => void
}

/** Publishes the default text again, after confirmation. Outside the editor's form, because it is a form itself. */
export const RestoreDialog = ({ open, acts, onSend, onDone, onClose }: Props) => {
  const done = (published: PageRead) => {
    onClose()
    onDone(published)
  }
  return (
    <Dialog open={open} title={edition.retablirTitre} onClose={onClose}>
      <ActQuestion
        acts={acts}
        confirm={textesFormulaires.oui}
        cancel={textesFormulaires.non}
        onSend={onSend}
        onDone={done}
        onClose={onClose}
      >
        <p>{edition.retablirEffet}</p>
      </ActQuestion>
    </Dialog>
  )
}
