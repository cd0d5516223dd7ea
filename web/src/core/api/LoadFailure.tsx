import { textesChrome } from 'domain/core/textes/chrome'
import { textesTableaux } from 'domain/core/textes/chrome-tableaux'
import { linesOfFailure } from './failure.ts'
import { Alert } from '../widgets/Alert.tsx'
import { Button } from '../widgets/Button.tsx'

/** Shown in place of data that could not be fetched, with the server's reasons when it gives some. */
export const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div role="alert">
    <Alert level="error" title={textesChrome.erreurAcces}>
      {linesOfFailure(error).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Button look="secondary" onClick={onRetry}>
        {textesTableaux.reessayer}
      </Button>
    </Alert>
  </div>
)
