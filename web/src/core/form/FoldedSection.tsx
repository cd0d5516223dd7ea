import { useId, useState, type ReactNode } from 'react'
import './folded.css'

interface Props {
  title: string
  /** A one-line summary of the contents. */
  held: string
  /** Any new non-null value opens the section. */
  reason: unknown
  children: ReactNode
}

/** Shortens a text to 120 characters, at a word boundary. The full text is visible once unfolded. */
const line = (text: string): string => (text.length > 120 ? `${text.slice(0, 120).replace(/\s+\S*$/, '')}…` : text)

/** A folded section with its title and summary. Opened by the person, or by a new `reason`. */
export const FoldedSection = ({ title, held, reason, children }: Props) => {
  const id = useId()
  const [open, setOpen] = useState(reason !== null)
  const [seen, setSeen] = useState(reason)
  if (reason !== seen) {
    setSeen(reason)
    if (reason !== null) setOpen(true)
  }
  return (
    <details className="folded" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3 id={id} className="fr-h5">
          {title}
        </h3>
        <span className="folded__held">{line(held)}</span>
      </summary>
      <fieldset className="group" aria-labelledby={id}>
        {children}
      </fieldset>
    </details>
  )
}
