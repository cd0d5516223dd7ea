import { useEffect, useId, useRef, useState } from 'react'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import './stepper.css'

export interface Step {
  id: string
  label: string
  etat: keyof typeof textesFormulaires.etatsEtape
  /** Already reached, so the person may go back to it (FORM-01). */
  open: boolean
}

interface Props {
  steps: readonly Step[]
  /** The id of the step shown. */
  current: string
  onGo: (id: string) => void
}

/**
 * The steps of a form. The step's title takes the focus when the step changes, and reached steps are buttons. On a phone: one line with
 * the next step, and the list of steps behind a button.
 */
export const Stepper = ({ steps, current, onGo }: Props) => {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  const [open, setOpen] = useState(false)
  // Fold the list when the step changes.
  const [at, setAt] = useState(current)
  if (at !== current) {
    setAt(current)
    setOpen(false)
  }
  const listId = useId()
  useEffect(() => {
    if (shown.current !== current) title.current?.focus()
    shown.current = current
  }, [current])
  const index = steps.findIndex(({ id }) => id === current)
  const next = steps[index + 1]
  return (
    <div className="stepper">
      <div className="stepper__line">
        <div className="stepper__where">
          <h2 ref={title} tabIndex={-1} className="stepper__title">
            <span className="stepper__count">{textesFormulaires.etapeSur(index + 1, steps.length)}</span> {steps[index]?.label}
          </h2>{' '}
          {next && <p className="stepper__next">{textesFormulaires.ensuite(next.label)}</p>}
        </div>
        <button
          type="button"
          className="stepper__unfold fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          {textesFormulaires.etapes}
        </button>
      </div>
      <progress className="stepper__progress" aria-hidden="true" value={index + 1} max={steps.length} />
      <nav id={listId} aria-label={textesFormulaires.etapes} className={open ? 'stepper__all stepper__all--open' : 'stepper__all'}>
        <ol className="fr-raw-list stepper__steps">
          {steps.map(({ id, label, etat, open: reached }) => (
            <li key={id} className={`stepper__step stepper__step--${etat}`} {...(id === current && { 'aria-current': 'step' })}>
              {reached && id !== current ? (
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
