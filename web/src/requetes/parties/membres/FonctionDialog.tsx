import { textesMembres } from 'domain/requetes/textes-membres'
import { ConfirmDialog } from '../../../core/dialog/ConfirmDialog.tsx'
import type { FonctionTenue } from './fonction-tenue.ts'

interface Props {
  /** Who is being saved; null while nothing is asked. */
  nom: string | null
  tenue: FonctionTenue | null
  onSave: () => void
  /** Back to the form. */
  onClose: () => void
}

const textes = textesMembres.fonctionEnDouble

/** Two presidents may be lawful, or one of them should have left: only the person who files knows. */
export const FonctionDialog = ({ nom, tenue, onSave, onClose }: Props) => (
  <ConfirmDialog open={nom !== null} title={textes.titre} confirm={textes.oui} cancel={textes.non} onConfirm={onSave} onCancel={onClose}>
    {nom !== null && tenue && (
      <>
        <p>{textes.question(tenue.tenant, tenue.fonction, nom)}</p>
        <p>{textes.effet(tenue.tenant)}</p>
      </>
    )}
  </ConfirmDialog>
)
