import { useState } from 'react'

/** Announces a visible sentence to screen readers each time it changes. Its first value is not announced: it is read in place. */
export const SentenceAnnouncer = ({ sentence }: { sentence: string }) => {
  const [first, setFirst] = useState<string | null>(sentence)
  if (first !== null && first !== sentence) setFirst(null)
  return (
    <p role="status" className="fr-sr-only">
      {first === null && sentence}
    </p>
  )
}
