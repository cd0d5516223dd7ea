import type { ReactNode } from 'react'

interface Props {
  title: string
  /** Of the heading, by the place of the form in its page. */
  level?: 2 | 3
  children: ReactNode
}

/** Fields of one nature under their title (ASSO-01, RGAA 11.6). */
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
