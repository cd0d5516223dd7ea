import { textesRequeteSuivie } from 'domain/suivi/textes-requete-suivie'
import { Alert } from '../core/widgets/Alert.tsx'

const { titre, detail, conseil } = textesRequeteSuivie.courrielRefuse

/** The mails about a request that could not be handed over: its declarant may not have been told. */
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
