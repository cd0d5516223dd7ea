import { useWatch } from 'react-hook-form'
import { nonImprimesDe } from 'domain/core/imprimable'
import { textesImprimable } from 'domain/core/textes-imprimable'

/** What a document cannot draw of the text of a field, told as it is typed: it forbids nothing (docs/decisions/0099). */
export const Unprinted = ({ name, id }: { name: string; id: string }) => {
  const unknown = nonImprimesDe(useWatch({ name }))
  return (
    <p id={id} aria-live="polite" className={unknown.length > 0 ? 'fr-message fr-message--warning fr-mt-1w' : 'fr-sr-only'}>
      {unknown.length > 0 && textesImprimable.champ(unknown)}
    </p>
  )
}
