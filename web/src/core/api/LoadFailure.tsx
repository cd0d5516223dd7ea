import { textesChrome } from 'domain/core/textes-chrome'
import { textesTableaux } from 'domain/core/textes-chrome-tableaux'
import { Alert } from '../widgets/Alert.tsx'
import { Button } from '../widgets/Button.tsx'
import { detailsOf } from '../notices/failure.ts'

/** What could not be fetched is said where it would have stood: a failure is never shown as emptiness (wording.md rule 6). */
export const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div role="alert">
    <Alert level="error" title={textesChrome.erreurAcces}>
      {detailsOf(error).map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      <Button look="secondary" onClick={onRetry}>
        {textesTableaux.reessayer}
      </Button>
    </Alert>
  </div>
)
