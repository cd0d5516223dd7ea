import { useEffect } from 'react'
import { useLocation } from '@tanstack/react-router'
import { getPieces } from 'contract/pieces/pieces'
import { parseReference } from 'domain/pieces/reponse'
import { textesPageReponse as textes } from 'domain/pieces/textes/page'
import { useSession } from '../compte/use-session.ts'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { NoDemand, NoReplyPage } from './NoReplyPage.tsx'
import { Demand } from './Demand.tsx'
import type { Address } from './address.ts'
import './pieces.css'

const DemandeLoader = ({ address }: { address: Address }) => {
  const compte = useSession()?.compte
  // Two windows may answer the same demande: refetch when this one regains the focus.
  const query = useApi(getPieces, { params: address }, { refetchOnWindowFocus: 'always' })
  const { refetch } = query
  useEffect(() => {
    // The server rendered the page for a visitor: refetch once the account is known.
    if (compte !== undefined) void refetch()
  }, [compte, refetch])
  return (
    <Page title={textes.titre}>
      <QueryAnswer query={query} unknown={<NoDemand />}>
        {(demand) => <Demand address={address} demand={demand} />}
      </QueryAnswer>
    </Page>
  )
}

/** ROUTE-26, PIECES-05: a demande de pièces and its reply. Reads the path itself, because the server's router has no parameters. */
export const ReplyPage = () => {
  const id = useLocation({ select: ({ pathname }) => pathname.slice('/pieces/'.length) })
  const address = parseReference(id)
  return address === null ? <NoReplyPage minutes={null} /> : <DemandeLoader key={id} address={address} />
}
