import { ErrorSummary } from './ErrorSummary.tsx'
import { Alert } from '../widgets/Alert.tsx'

interface Props {
  /** What failed, in the words of spec 1 §8. */
  title: string
  /** Empty when the fields say it all; null while nothing failed. */
  lines: readonly string[] | null
}

/** What became of what a form sent, read out when it comes, and what is wrong in its fields. */
export const FormFailure = ({ title, lines }: Props) => (
  <div role="alert">
    {lines !== null && lines.length > 0 && (
      <Alert level="error" title={title}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Alert>
    )}
    <ErrorSummary failed={lines === null ? undefined : title} />
  </div>
)
