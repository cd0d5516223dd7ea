import { useEffect, useRef } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Alert } from '../widgets/Alert.tsx'

interface Props {
  /** Names what failed, in the specification's words. */
  title: string
  /** The reasons. Empty when the field errors say it all, null while nothing failed. */
  lines: readonly string[] | null
}

/** The failure of a submitted form and the summary of its field errors. Announced, and scrolled into view. */
export const FormFailure = ({ title, lines }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The submit button of a long form is far below its top.
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
