import { unprintedCharactersIn } from 'domain/core/printable'
import { textesPrintable } from 'domain/core/textes/printable'
import { Alert } from '../../core/widgets/Alert.tsx'

/** Warns the court of the characters of `printed` that its documents cannot print (docs/decisions/0099). */
export const UnprintedAlert = ({ printed }: { printed: unknown }) => {
  const unknown = unprintedCharactersIn(printed)
  if (unknown.length === 0) return null
  return (
    <Alert level="warning" title={textesPrintable.titre}>
      <p>{textesPrintable.dossier(unknown)}</p>
    </Alert>
  )
}
