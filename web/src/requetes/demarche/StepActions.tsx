import type { ReactNode } from 'react'
import { textesDemarche } from 'domain/requetes/textes/demarche'
import { BrouillonBar } from './BrouillonBar.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'

interface Props {
  /** The main button, when it is not Suivant. */
  main?: ReactNode
  /** Only for a step that is not an HTML form: Suivant then submits nothing. */
  onNext?: () => void
  onBack?: () => void
  /** The errors that prevent leaving the step (FORM-23), shown beside Suivant and linked to it by aria-describedby. */
  manques?: readonly string[]
}

/** The buttons of every step; on a phone, a bar at the bottom of the screen. */
export const StepActions = ({ main, onNext, onBack, manques = [] }: Props) => (
  <div className="step-actions">
    <Buttons>
      {onBack && (
        <Button look="secondary" onClick={onBack}>
          {textesDemarche.precedent}
        </Button>
      )}
      {main ?? (
        <Button
          type={onNext ? 'button' : 'submit'}
          {...(onNext && { onClick: onNext })}
          blocked={
            manques.length === 0 ? null : (
              <>
                <p>{textesDemarche.pourContinuer}</p>
                <ul>
                  {manques.map((manque) => (
                    <li key={manque}>{manque}</li>
                  ))}
                </ul>
              </>
            )
          }
        >
          {textesDemarche.suivant}
        </Button>
      )}
    </Buttons>
    <BrouillonBar />
  </div>
)
