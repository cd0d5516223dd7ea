import type { ErreurChamp } from 'domain/core/erreurs'
import { textesEnvoi } from 'domain/requetes/textes-envoi'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'

interface Props {
  manques: readonly { etape: { id: string; label: string }; erreurs: readonly ErreurChamp[] }[]
  onCorrect: (etape: string) => void
}

/** « Rien ne manque. », or what is missing and where to correct it (FINAL-06). */
export const Completude = ({ manques, onCorrect }: Props) => {
  const erreurs = manques.flatMap((manque) => manque.erreurs)
  if (erreurs.length === 0) return <p>{textesEnvoi.rienNeManque}</p>
  return (
    <Alert level="warning" title={textesEnvoi.ilManque(erreurs.length)}>
      {manques.map(({ etape: { id, label }, erreurs: siennes }) => (
        <div key={id}>
          <ul>
            {siennes.map(({ field, defaultMessage }) => (
              <li key={`${field} ${defaultMessage}`}>{defaultMessage}</li>
            ))}
          </ul>
          <Button look="tertiary" onClick={() => onCorrect(id)}>
            {textesEnvoi.corriger(label)}
          </Button>
        </div>
      ))}
    </Alert>
  )
}
