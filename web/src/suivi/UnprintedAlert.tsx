import { nonImprimesDe } from 'domain/core/imprimable'
import { textesImprimable } from 'domain/core/textes-imprimable'
import { Alert } from '../core/widgets/Alert.tsx'

/** Told to the court before it issues anything: what its documents will not draw of what was declared or registered (docs/decisions/0099). */
export const UnprintedAlert = ({ printed }: { printed: unknown }) => {
  const unknown = nonImprimesDe(printed)
  if (unknown.length === 0) return null
  return (
    <Alert level="warning" title={textesImprimable.titre}>
      <p>{textesImprimable.dossier(unknown)}</p>
    </Alert>
  )
}
