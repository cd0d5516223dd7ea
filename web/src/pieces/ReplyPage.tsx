import { useEffect } from 'react'
import { useLocation } from '@tanstack/react-router'
import { getPieces } from 'contract/pieces/pieces'
import { lireReference } from 'domain/pieces/reponse'
import { textesPageReponse as textes } from 'domain/pieces/textes-page'
import { useSession } from '../compte/use-session.ts'
import { Fetched } from '../core/api/Fetched.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { NoDemand, NoReplyPage } from './NoReplyPage.tsx'
import { Demand } from './Demand.tsx'
import type { Address } from './address.ts'
import './pieces.css'

const Found = ({ address }: { address: Address }) => {
  const compte = useSession()?.compte
  // Two windows may answer one demand: what the other did is read when one comes back.
  const query = useApi(getPieces, { params: address }, { refetchOnWindowFocus: 'always' })
  const { refetch } = query
  useEffect(() => {
    // The server painted it for nobody in particular.
    if (compte !== undefined) void refetch()
  }, [compte, refetch])
  return (
    <Page title={textes.titre}>
      <Fetched query={query} unknown={<NoDemand />}>
        {(demand) => <Demand address={address} demand={demand} />}
      </Fetched>
    </Page>
  )
}

/** ROUTE-26, PIECES-05: a demand of the court and the reply to it. The same under the router of the server, which knows no parameter. */
export const ReplyPage = () => {
  const id = useLocation({ select: ({ pathname }) => pathname.slice('/pieces/'.length) })
  const address = lireReference(id)
  return address === null ? <NoReplyPage minutes={null} /> : <Found key={id} address={address} />
}
