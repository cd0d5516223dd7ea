import { useEffect, useRef } from 'react'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import './stepper.css'

export interface Step {
  id: string
  label: string
  etat: keyof typeof textesFormulaires.etatsEtape
  /** Reached before, so that one may go back to it (FORM-01). */
  open: boolean
}

interface Props {
  steps: readonly Step[]
  /** The id of the step shown. */
  current: string
  onGo: (id: string) => void
}

/** Where the person is in a form: the title of the step takes the focus when it changes; reached steps are buttons. */
export const Stepper = ({ steps, current, onGo }: Props) => {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current !== current) title.current?.focus()
    shown.current = current
  }, [current])
  const index = steps.findIndex(({ id }) => id === current)
  return (
    <div className="stepper">
      <h2 ref={title} tabIndex={-1} className="stepper__title">
        <span className="stepper__count">{textesFormulaires.etapeSur(index + 1, steps.length)} </span>
        {steps[index]?.label}
      </h2>
      <nav aria-label={textesFormulaires.etapes}>
        <ol className="fr-raw-list stepper__steps">
          {steps.map(({ id, label, etat, open }) => (
            <li key={id} className={`stepper__step stepper__step--${etat}`} {...(id === current && { 'aria-current': 'step' })}>
              {open && id !== current ? (
                <button type="button" className="fr-link" onClick={() => onGo(id)}>
                  {label}
                </button>
              ) : (
                <span>{label}</span>
              )}
              <span className="stepper__state">{textesFormulaires.etatsEtape[etat]}</span>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
