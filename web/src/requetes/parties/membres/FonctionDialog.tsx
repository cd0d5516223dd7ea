import { textesMembres } from 'domain/requetes/textes-membres'
import { ConfirmDialog } from '../../../core/dialog/ConfirmDialog.tsx'
import { confirmed, type FonctionTenue } from './fonction-tenue.ts'
import { nomDe, type FondateurSaisi, type MembreEditable } from './saisie-membres.ts'

interface Props<S> {
  /** Who is being saved, and who already holds their function; null while nothing is asked. */
  asked: { saisi: S; tenue: FonctionTenue } | null
  onSave: (saisi: S) => void
  /** Back to the form. */
  onClose: () => void
}

const textes = textesMembres.fonctionEnDouble

/** Two presidents may be lawful, or one of them should have left: only the person who files knows. */
export const FonctionDialog = <S extends MembreEditable | FondateurSaisi>({ asked, onSave, onClose }: Props<S>) => (
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
