import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import { textesFollowedRequete } from 'domain/suivi/textes/followed-requete'
import { Alert } from '../../core/widgets/Alert.tsx'
import type { DossierData } from '../dossier/dossier.ts'

const { titre, detail } = textesFollowedRequete.courrielRefuse

/** Mails that were not delivered. A demande must then be sent by post (STAFF-03). */
export const UndeliveredMails = ({ refused }: { refused: DossierData['courrielsRefuses'] }) =>
  refused.length > 0 && (
    <div className="fr-mb-3w">
      <Alert level="warning" title={titre}>
        {refused.map(({ destinataire, sujet, demande }) => (
          <p key={`${destinataire} ${sujet}`}>
            {detail(destinataire, sujet)}
            {demande && <span className="cell-line">{textesGreffeDemandes.courrielRefuse(destinataire)}</span>}
          </p>
        ))}
      </Alert>
    </div>
  )
