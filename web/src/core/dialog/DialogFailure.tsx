import { Alert } from '../widgets/Alert.tsx'

/** What became of the act of a dialog, read out when it comes; `lines` null while nothing failed. */
export const DialogFailure = ({ title, lines }: { title: string; lines: readonly string[] | null }) => (
  <div role="alert">
    {lines && (
      <Alert level="error" title={title}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Alert>
    )}
  </div>
)
