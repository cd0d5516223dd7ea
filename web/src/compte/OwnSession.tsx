import { textesOwnCompte } from 'domain/compte/textes/own-compte'
import { formatInstant } from 'domain/core/jour'
import { Badge } from '../core/widgets/Badge.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { FieldList } from '../core/widgets/FieldList.tsx'
import type { OpenSession } from 'contract/compte/own-compte'
import { browserOf, nameOfSession } from './own-session.ts'

const { sessions: textes } = textesOwnCompte

/** One open session. The current one has no button here: « Se déconnecter » ends it. */
export const OwnSession = ({ session, onEnd }: { session: OpenSession; onEnd: () => void }) => (
  <li className="own-session">
    <h3 className="fr-h6 own-session__title">
      {browserOf(session)} {session.actuelle && <Badge tone="info">{textes.actuelle}</Badge>}
    </h3>
    <FieldList
      fields={[
        [textes.ouverte, formatInstant(new Date(session.ouverteLe))],
        [textes.vue, formatInstant(new Date(session.vueLe))],
        [textes.adresse, session.adresse ?? textes.adresseInconnue],
      ]}
    />
    {!session.actuelle && (
      <Button look="tertiary" name={textes.fermerLaquelle(nameOfSession(session))} onClick={onEnd}>
        {textes.fermer}
      </Button>
    )}
  </li>
)
