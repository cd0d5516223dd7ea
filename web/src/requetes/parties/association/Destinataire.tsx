import { CourtMessages } from '../../../core/court-messages/CourtMessages.tsx'
import { useMots } from '../../dossier-context.ts'

/** The court the filing goes to, and the messages of that court. */
export const Destinataire = ({ tribunal: { id, libelle } }: { tribunal: { id: string; libelle: string } }) => (
  <>
    <p className="court">{useMots().envoi.envoyeeA(libelle)}</p>
    <CourtMessages tribunal={id} />
  </>
)
