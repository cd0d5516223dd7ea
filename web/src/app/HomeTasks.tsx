import { Link } from '@tanstack/react-router'
import { textesAccueil } from 'domain/app/textes-accueil'
import { voiesEnLigne } from 'domain/registre/voies'
import { Alert } from '../core/widgets/Alert.tsx'

interface Props {
  /** The associations whose invitation waits for an answer. */
  invitations: readonly { numero: string; nom: string }[]
}

/** A way is named only when it exists: until an invitation is answered here, its link leads to where it is told. */
const sentence = voiesEnLigne.has('accepter') ? textesAccueil.repondreInvitation : textesAccueil.invitationRecue

/** What waits for the person, each a direct link (HOME-03, HOME-06); nothing when nothing does. */
export const HomeTasks = ({ invitations }: Props) =>
  invitations.length > 0 && (
    <div className="fr-mb-3w">
      <Alert level="warning" title={textesAccueil.actionRequise}>
        <ul>
          {invitations.map(({ numero, nom }) => (
            <li key={numero}>
              <Link to="/association/$numero" params={{ numero }}>
                {sentence(nom)}
              </Link>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
