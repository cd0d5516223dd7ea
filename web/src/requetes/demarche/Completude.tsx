import type { ErreurChamp } from 'domain/core/erreurs'
import { textesEnvoi } from 'domain/requetes/textes-envoi'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'

interface Props {
  manques: readonly { etape: { id: string; label: string }; erreurs: readonly ErreurChamp[] }[]
  /** What leads where it is corrected; null for what the filing lacks as a whole. */
  onCorrect: (etape: string) => (() => void) | null
}

const Correct = ({ label, onCorrect }: { label: string; onCorrect: (() => void) | null }) =>
  onCorrect && (
    <Button look="tertiary" onClick={onCorrect}>
      {textesEnvoi.corriger(label)}
    </Button>
  )

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
          <Correct label={label} onCorrect={onCorrect(id)} />
        </div>
      ))}
    </Alert>
  )
}
