import type { ReactNode } from 'react'
import { useSortable } from '@dnd-kit/sortable'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'

interface Props {
  id: string
  name: string
  first: boolean
  last: boolean
  /** One position up (-1) or down (1). */
  onStep: (step: -1 | 1) => void
  children: ReactNode
}

const arrows = { up: 'M12 5l7 7-1.4 1.4L13 8.8V19h-2V8.8l-4.6 4.6L5 12z', down: 'M12 19l-7-7 1.4-1.4L11 15.2V5h2v10.2l4.6-4.6L19 12z' }
const grip = 'M8 5h3v3H8zM13 5h3v3h-3zM8 10.5h3v3H8zM13 10.5h3v3h-3zM8 16h3v3H8zM13 16h3v3h-3z'

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" focusable="false">
    <path fill="currentColor" d={path} />
  </svg>
)

/** One row of an ordered list: a drag handle for a pointer, and two buttons for everybody. */
export const OrderedRow = ({ id, name, first, last, onStep, children }: Props) => {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  const button = (label: string, path: string, blocked: boolean, step: -1 | 1) => (
    <button
      type="button"
      className="fr-btn fr-btn--tertiary fr-btn--sm"
      aria-label={label}
      title={label}
      {...(blocked && { 'aria-disabled': true })}
      onClick={() => onStep(step)}
    >
      <Icon path={path} />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'ordered-list__row ordered-list__row--dragged' : 'ordered-list__row'}
      // Set through the CSSOM, which the Content-Security-Policy allows, unlike a style attribute.
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      {/* Not a control: keyboard users have the two buttons, and a third tab stop would add nothing. */}
      <span
        ref={setActivatorNodeRef}
        {...listeners}
        aria-hidden="true"
        className="ordered-list__handle"
        title={textesFormulaires.glisser(name)}
      >
        <Icon path={grip} />
      </span>
      <div className="ordered-list__content">{children}</div>
      <div className="ordered-list__buttons">
        {button(textesFormulaires.monter(name), arrows.up, first, -1)}
        {button(textesFormulaires.descendre(name), arrows.down, last, 1)}
      </div>
    </li>
  )
}
