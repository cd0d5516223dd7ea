import { textesMembres } from 'domain/requetes/textes/membres'
import { Dialog } from '../../../core/dialog/Dialog.tsx'
import { Button } from '../../../core/widgets/Button.tsx'
import type { PossibleDuplicate } from './homonymes.ts'

interface Props {
  /** The name of the person being saved; null when the dialog is closed. */
  nom: string | null
  deja: PossibleDuplicate | null
  onAnswer: (meme: boolean) => void
  /** Returns to the form without an answer. */
  onClose: () => void
}

const textes = textesMembres.homonyme

/** asks whether two entries of close names are one person. Only the declarant knows. */
export const HomonymeDialog = ({ nom, deja, onAnswer, onClose }: Props) => (
  <Dialog
    open={nom !== null}
    title={textes.titre}
    onClose={onClose}
    actions={
      <>
        <Button onClick={() => onAnswer(true)}>{textes.oui}</Button>
        <Button look="secondary" onClick={() => onAnswer(false)}>
          {textes.non}
        </Button>
      </>
    }
  >
    {nom !== null && deja !== null && <p>{nom === deja.nom ? textes[deja.liste](nom) : textes.proche[deja.liste](nom, deja.nom)}</p>}
    <p>{textes.effet}</p>
  </Dialog>
)
