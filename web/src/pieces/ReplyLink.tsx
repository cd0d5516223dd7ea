import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { AwaitedDemande } from 'contract/pieces/awaited'
import { referenceDe } from 'domain/pieces/reponse'

interface Props {
  demand: Pick<AwaitedDemande, 'requete' | 'code'>
  className: string
  /** Accessible name, when the content is an icon. Its `title` then leaves out the request. */
  name?: string
  title?: string
  children: ReactNode
}

/** A link from the person's pages to the reply, which keeps them signed in (ROUTE-27, REQ-18). */
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
