import { textesFollowedRequete } from 'domain/suivi/textes/followed-requete'
import { Alert } from '../core/widgets/Alert.tsx'

const { titre, detail, conseil } = textesFollowedRequete.courrielRefuse

/** Mails about a request that were not delivered: the declarant may have missed them. */
export const RefusedMails = ({ refused }: { refused: readonly { destinataire: string; sujet: string }[] }) =>
  refused.length > 0 && (
    <div className="fr-mb-3w">
      <Alert level="warning" title={titre}>
        {refused.map(({ destinataire, sujet }) => (
          <p key={`${destinataire} ${sujet}`}>{detail(destinataire, sujet)}</p>
        ))}
        <p>{conseil}</p>
      </Alert>
    </div>
  )
