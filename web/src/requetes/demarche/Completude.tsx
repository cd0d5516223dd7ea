import type { ErreurChamp } from 'domain/core/erreurs'
import { manquePhrase, type Conseil } from 'domain/requetes/depot/completude'
import { textesDemarche } from 'domain/requetes/textes/demarche'
import { textesEnvoi } from 'domain/requetes/textes/envoi'
import type { FiledType } from 'domain/requetes/types'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { useMots } from '../dossier-context.ts'

interface Props {
  type: FiledType
  manques: readonly { etape: { id: string; label: string }; erreurs: readonly ErreurChamp[] }[]
  /** Documents that are not required but that the court may ask for. */
  conseils: readonly Conseil[]
  /** Returns the function that opens a step; null for the last step, already on screen. */
  onCorrect: (etape: string) => (() => void) | null
}

const CorrectButton = ({ label, onCorrect }: { label: string; onCorrect: (() => void) | null }) =>
  onCorrect && (
    <Button look="tertiary" onClick={onCorrect}>
      {textesEnvoi.corriger(label)}
    </Button>
  )

/**
 * Lists what is missing, with the article that requires it and a button to correct it (FINAL-06). Then lists what the court may ask for.
 * Shows « Rien ne manque. » when both lists are empty.
 */
export const Completude = ({ type, manques, conseils, onCorrect }: Props) => {
  const { completude, envoi } = useMots()
  const erreurs = manques.flatMap((manque) => manque.erreurs)
  return (
    <>
      {erreurs.length === 0 ? (
        <p>{conseils.length === 0 ? envoi.rienNeManque : envoi.envoiPossible}</p>
      ) : (
        <Alert level="warning" title={textesEnvoi.ilManque(erreurs.length)}>
          {manques.map(({ etape: { id, label }, erreurs: siennes }) => (
            <div key={id}>
              <ul>
                {siennes.map((erreur) => (
                  <li key={`${erreur.field} ${erreur.defaultMessage}`}>{manquePhrase(type, erreur)}</li>
                ))}
              </ul>
              <CorrectButton label={label} onCorrect={onCorrect(id)} />
            </div>
          ))}
        </Alert>
      )}
      {conseils.length > 0 && (
        <Alert level="info" title={completude.conseils}>
          <ul>
            {conseils.map(({ ligne, phrase }) => (
              <li key={ligne}>{phrase}</li>
            ))}
          </ul>
          <CorrectButton label={textesDemarche.etapes.documents} onCorrect={onCorrect('documents')} />
        </Alert>
      )}
    </>
  )
}
