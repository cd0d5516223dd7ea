import { useId, useState, type ReactNode } from 'react'
import './folded.css'

interface Props {
  title: string
  /** What it holds, in a line. */
  held: string
  /** What calls the person's eyes to it, another each time; null while nothing does. */
  reason: unknown
  children: ReactNode
}

/** A line, cut at a word: what is folded is there to be opened. */
const line = (text: string): string => (text.length > 120 ? `${text.slice(0, 120).replace(/\s+\S*$/, '')}…` : text)

/** Fields that are not concerned, under their title and what they hold: opened on request, and by whatever calls to them. */
export const Folded = ({ title, held, reason, children }: Props) => {
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
