import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatInstant } from 'domain/core/jour'
import { textesImpression } from 'domain/core/textes/impression'
import { onPrint } from '../on-print.ts'

/** Opens every `details` element while the page is printed. */
const unfold = (printing: boolean) => {
  const folded = document.querySelectorAll<HTMLDetailsElement>(printing ? 'details:not([open])' : 'details[data-unfolded]')
  for (const details of folded) {
    details.open = printing
    details.toggleAttribute('data-unfolded', printing)
  }
}

/** Printed only: who printed the page, when, and that it is not an extract. */
export const PrintedBy = ({ identite }: { identite: string | null }) => {
  const [at, setAt] = useState<Date | null>(null)
  useEffect(
    () =>
      onPrint((printing) => {
        unfold(printing)
        // The browser prints the DOM as it is when the event handler returns.
        if (printing) flushSync(() => setAt(new Date()))
      }),
    [],
  )
  if (at === null) return null
  return <p className="printed-by">{textesImpression.imprime({ identite, instant: formatInstant(at) })}</p>
}
