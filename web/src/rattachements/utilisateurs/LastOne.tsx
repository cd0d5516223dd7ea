import { textesUtilisateurs as textes } from 'domain/rattachements/textes-utilisateurs'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'

/** After this person nobody administers the users but the court: said before, with the way to do otherwise (ATTACH-22). */
export const LastOne = ({ onInvite }: { onInvite: () => void }) => (
  <div role="status">
    <Alert level="warning" title={textes.derniere}>
      <p className="users__way">
        <Button look="secondary" onClick={onInvite}>
          {textes.inviterQuelquun}
        </Button>
      </p>
    </Alert>
  </div>
)
