import { nonImprimesDe } from 'domain/core/imprimable'
import { textesImprimable as textes } from 'domain/core/textes-imprimable'
import { textesEnvoi } from 'domain/requetes/textes-envoi'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import type { FormulaireDemarche, Saisie } from './demarche.ts'
import type { Brouillon } from './use-brouillon.ts'

/** The step that asks a part of the form: the direction under the name its errors begin with. */
const stepOf = ({ etapeDuChamp }: Pick<FormulaireDemarche<Saisie>, 'etapeDuChamp'>, part: string) =>
  etapeDuChamp(part === 'direction' ? 'membres' : part)

/** Before sending, where what was typed holds characters that no document draws, and the way to each (docs/decisions/0099). */
export const UnprintedParts = <S extends Saisie>({ demarche, brouillon }: { demarche: FormulaireDemarche<S>; brouillon: Brouillon<S> }) => {
  const values = Object.entries(brouillon.form.getValues())
  const parts = demarche.etapes
    .map(({ id, label }) => ({
      id,
      label,
      unknown: nonImprimesDe(values.filter(([field]) => stepOf(demarche, field) === id).map(([, value]) => value)),
    }))
    .filter(({ unknown }) => unknown.length > 0)
  if (parts.length === 0) return null
  return (
    <Alert level="warning" title={textes.titre}>
      <p>{textes.envoi}</p>
      <ul className="fr-raw-list">
        {parts.map(({ id, label, unknown }) => (
          <li key={id}>
            <p>{textes.partie(label, unknown)}</p>
            <Button look="tertiary" name={textesEnvoi.corriger(label)} onClick={() => brouillon.aller(id)}>
              {textesEnvoi.corrigerCourt}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
