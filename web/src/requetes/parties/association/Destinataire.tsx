import { CourtMessages } from '../../../core/court-messages/CourtMessages.tsx'
import { useMots } from '../../demarche/dossier-saisi.ts'

/** To which court the filing goes, and what that court tells. */
export const Destinataire = ({ tribunal: { id, libelle } }: { tribunal: { id: string; libelle: string } }) => (
  <>
    <p className="court">{useMots().envoi.envoyeeA(libelle)}</p>
    <CourtMessages tribunal={id} />
  </>
)
