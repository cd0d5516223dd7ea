import { textesMembres } from 'domain/requetes/textes-membres'
import { Dialog } from '../../../core/dialog/Dialog.tsx'
import { Button } from '../../../core/widgets/Button.tsx'
import type { Deja } from './homonymes.ts'

interface Props {
  /** Who is being saved; null while nothing is asked. */
  nom: string | null
  deja: Deja | null
  onAnswer: (meme: boolean) => void
  /** Back to the form, nothing said. */
  onClose: () => void
}

const textes = textesMembres.homonyme

/** two entries of close names are one person or two, and only the person who files knows. */
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
