import { useWatch } from 'react-hook-form'
import { unprintedCharactersIn } from 'domain/core/printable'
import { textesPrintable } from 'domain/core/textes/printable'

/** Warns, while the person types, about characters that documents cannot print. It forbids nothing (docs/decisions/0099). */
export const UnprintedWarning = ({ name, id }: { name: string; id: string }) => {
  const unknown = unprintedCharactersIn(useWatch({ name }))
  return (
    // Without a warning, render no paragraph: a screen reader would stop on an empty one.
    <div id={id} aria-live="polite">
      {unknown.length > 0 && <p className="fr-message fr-message--warning fr-mt-1w">{textesPrintable.champ(unknown)}</p>}
    </div>
  )
}
