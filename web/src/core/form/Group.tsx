import type { ReactNode } from 'react'

interface Props {
  title: string
  /** Heading level: it depends on where the form is in its page. */
  level?: 2 | 3
  children: ReactNode
}

/** Related fields under a title (ASSO-01, RGAA 11.6). */
export const Group = ({ title, level = 3, children }: Props) => {
  const Heading = `h${level}` as const
  return (
    <fieldset className="group">
      <legend>
        <Heading className="fr-h5">{title}</Heading>
      </legend>
      {children}
    </fieldset>
  )
}
