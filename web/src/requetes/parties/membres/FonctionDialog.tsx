import { textesMembres } from 'domain/requetes/textes/membres'
import { ConfirmDialog } from '../../../core/dialog/ConfirmDialog.tsx'
import { confirmed, type FonctionTenue } from './fonction-tenue.ts'
import { nomDe, type TypedFondateur, type MembreEditable } from './saisie-membres.ts'

interface Props<S> {
  /** The member being saved and the member who already holds the function; null when the dialog is closed. */
  asked: { saisi: S; tenue: FonctionTenue } | null
  onSave: (saisi: S) => void
  /** Returns to the form. */
  onClose: () => void
}

const textes = textesMembres.fonctionEnDouble

/** Asks about a function that two members hold. Two presidents may be lawful, or one should have left: only the declarant knows. */
export const FonctionDialog = <S extends MembreEditable | TypedFondateur>({ asked, onSave, onClose }: Props<S>) => (
  <ConfirmDialog
    open={asked !== null}
    title={textes.titre}
    confirm={textes.oui}
    cancel={textes.non}
    onConfirm={() => asked && onSave(confirmed(asked.saisi))}
    onCancel={onClose}
  >
    {asked && (
      <>
        <p>{textes.question(asked.tenue.tenant, asked.tenue.fonction, nomDe(asked.saisi))}</p>
        <p>{textes.effet(asked.tenue.tenant)}</p>
      </>
    )}
  </ConfirmDialog>
)
