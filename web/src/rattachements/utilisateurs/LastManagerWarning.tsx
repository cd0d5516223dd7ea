import { textesUtilisateurs as textes } from 'domain/rattachements/textes/utilisateurs'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'

/** Warns, before the act, that only the court would then manage the users, and offers to invite somebody (ATTACH-22). */
export const LastManagerWarning = ({ onInvite }: { onInvite: () => void }) => (
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
