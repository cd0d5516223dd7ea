import { textesChrome } from 'domain/core/textes-chrome'
import { textesTableaux } from 'domain/core/textes-chrome-tableaux'
import { Alert } from '../widgets/Alert.tsx'
import { Button } from '../widgets/Button.tsx'
import { ApiError } from './api-error.ts'

/** What could not be fetched is said where it would have stood: a failure is never shown as emptiness (wording.md rule 6). */
export const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div role="alert">
    <Alert level="error" title={textesChrome.erreurAcces}>
      <p>{error instanceof ApiError ? error.corps.message : textesChrome.erreurCommunication}</p>
      <Button look="secondary" onClick={onRetry}>
        {textesTableaux.reessayer}
      </Button>
    </Alert>
  </div>
)
