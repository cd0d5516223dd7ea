import { textesEnvoi } from 'domain/requetes/textes-envoi'
import { Button } from '../../core/widgets/Button.tsx'
import { StepActions } from './StepActions.tsx'

interface Props {
  /** Percent sent, null when nothing is under way. */
  progression: number | null
  /** How many things are still missing. */
  manques: number
  onBack: () => void
}

const phraseDe = (progression: number | null): string => {
  if (progression === null) return ''
  return progression < 100 ? textesEnvoi.progression(progression) : textesEnvoi.enregistrement
}

/** The button that files, and how far it is. */
export const Sending = ({ progression, manques, onBack }: Props) => (
  <StepActions
    main={
      <>
        <Button type="submit" busy={progression !== null} blocked={manques > 0 ? textesEnvoi.ilManque(manques) : null}>
          {textesEnvoi.envoyer}
        </Button>
        <p role="status" className="step-actions__progress">
          {phraseDe(progression)}
        </p>
      </>
    }
    onBack={onBack}
  />
)
