import type { ReactNode, RefObject } from 'react'

interface Props {
  name: string
  /** Its width decides the scale that fits. */
  place: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** Where a document is seen. */
export const Stage = ({ name, place, children }: Props) => (
  // In the order of Tab: who has no mouse scrolls it too.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div ref={place} className="viewer__stage" tabIndex={0} role="region" aria-label={name}>
    {children}
  </div>
)
