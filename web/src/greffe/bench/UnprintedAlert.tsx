import { nonImprimesDe } from 'domain/core/imprimable'
import { textesImprimable } from 'domain/core/textes/imprimable'
import { Alert } from '../../core/widgets/Alert.tsx'

/** Warns the court of the characters of `printed` that its documents cannot print (docs/decisions/0099). */
export const UnprintedAlert = ({ printed }: { printed: unknown }) => {
  const unknown = nonImprimesDe(printed)
  if (unknown.length === 0) return null
  return (
    <Alert level="warning" title={textesImprimable.titre}>
      <p>{textesImprimable.dossier(unknown)}</p>
    </Alert>
  )
}
