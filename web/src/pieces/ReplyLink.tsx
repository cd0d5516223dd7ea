import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { DemandeAttendue } from 'contract/pieces/attendue'
import { referenceDe } from 'domain/pieces/reponse'

interface Props {
  demand: Pick<DemandeAttendue, 'requete' | 'code'>
  className: string
  /** Its words, where an icon shows; the tip then says it without the request. */
  name?: string
  title?: string
  children: ReactNode
}

/** From the person's own pages to the reply, signed in as they are (ROUTE-27, REQ-18). */
export const ReplyLink = ({ demand: { requete, code }, className, name, title, children }: Props) => (
  <Link
    to="/pieces/$id"
    params={{ id: referenceDe(requete, code) }}
    search={{ auth: 'true' }}
    className={className}
    {...(title !== undefined && { title })}
    {...(name !== undefined && { 'aria-label': name })}
  >
    {children}
  </Link>
)
