import { useEffect, useRef } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Alert } from '../widgets/Alert.tsx'

interface Props {
  /** What failed, in the words of the specification. */
  title: string
  /** Empty when the fields say it all; null while nothing failed. */
  lines: readonly string[] | null
}

/** What became of what a form sent, read out and brought into sight when it comes, and what is wrong in its fields. */
export const FormFailure = ({ title, lines }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that sends a long form is far under its top.
    if (lines !== null && lines.length > 0) place.current?.scrollIntoView({ block: 'nearest' })
  }, [lines])
  return (
    <div role="alert" ref={place}>
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
}
