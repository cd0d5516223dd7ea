import { useWatch } from 'react-hook-form'
import { nonImprimesDe } from 'domain/core/imprimable'
import { textesImprimable } from 'domain/core/textes-imprimable'

/** What a document cannot draw of the text of a field, told as it is typed: it forbids nothing (docs/decisions/0099). */
export const Unprinted = ({ name, id }: { name: string; id: string }) => {
  const unknown = nonImprimesDe(useWatch({ name }))
  return (
    // Nothing to read as long as nothing is told: an empty paragraph would be one more.
    <div id={id} aria-live="polite">
      {unknown.length > 0 && <p className="fr-message fr-message--warning fr-mt-1w">{textesImprimable.champ(unknown)}</p>}
    </div>
  )
}
