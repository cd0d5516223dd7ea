import { unprintedCharactersIn } from 'domain/core/printable'
import { textesPrintable as textes } from 'domain/core/textes/printable'
import { textesEnvoi } from 'domain/requetes/textes/envoi'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import type { FormulaireDemarche, Saisie } from '../demarche.ts'
import type { Brouillon } from './use-brouillon.ts'

/** The step that holds a part of the form. Error paths call the direction `membres`. */
const stepOf = ({ champEtape }: Pick<FormulaireDemarche<Saisie>, 'champEtape'>, part: string) =>
  champEtape(part === 'direction' ? 'membres' : part)

/**
 * Warns before sending: lists the steps whose text holds characters that no document prints, with a button to each (docs/decisions/0099).
 */
export const UnprintedParts = <S extends Saisie>({ demarche, brouillon }: { demarche: FormulaireDemarche<S>; brouillon: Brouillon<S> }) => {
  const values = Object.entries(brouillon.form.getValues())
  const parts = demarche.etapes
    .map(({ id, label }) => ({
      id,
      label,
      unknown: unprintedCharactersIn(values.filter(([field]) => stepOf(demarche, field) === id).map(([, value]) => value)),
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
            <Button look="tertiary" name={textesEnvoi.corriger(label)} onClick={() => brouillon.goTo(id)}>
              {textesEnvoi.corrigerCourt}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
