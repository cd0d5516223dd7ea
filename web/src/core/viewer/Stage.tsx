import type { ReactNode, RefObject } from 'react'

interface Props {
  name: string
  /** The element whose width decides the scale that fits. */
  place: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** The scrollable area that shows a document. */
export const Stage = ({ name, place, children }: Props) => (
  // Focusable, so that it can be scrolled with the keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div ref={place} className="viewer__stage" tabIndex={0} role="region" aria-label={name}>
    {children}
  </div>
)
