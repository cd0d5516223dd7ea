import { textesEnvoi } from 'domain/requetes/textes/envoi'
import { Button } from '../../core/widgets/Button.tsx'
import { useMots } from '../dossier-context.ts'
import { StepActions } from './StepActions.tsx'

interface Props {
  /** Percentage sent; null when no sending is in progress. */
  progression: number | null
  /** How many things are still missing. */
  manques: number
  onBack: () => void
}

const phraseDe = (envoi: ReturnType<typeof useMots>['envoi'], progression: number | null): string => {
  if (progression === null) return ''
  return progression < 100 ? envoi.progression(progression) : envoi.enregistrement
}

/** The button that files, and the progress of the sending. */
export const SendActions = ({ progression, manques, onBack }: Props) => {
  const { envoi } = useMots()
  return (
    <StepActions
      main={
        <>
          <Button type="submit" busy={progression !== null} blocked={manques > 0 ? textesEnvoi.ilManque(manques) : null}>
            {envoi.envoyer}
          </Button>
          <p role="status" className="step-actions__progress">
            {phraseDe(envoi, progression)}
          </p>
        </>
      }
      onBack={onBack}
    />
  )
}
