import { useState } from 'react'
import type { Answer } from 'contract/core/call'
import type { DemandeDePieces, transmettreReponse } from 'contract/pieces/pieces'
import type { Address } from './address.ts'
import { Closed } from './Closed.tsx'
import { DemandHead } from './DemandHead.tsx'
import { Reply } from './Reply.tsx'
import { Sent } from './Sent.tsx'

/** A demand as its holder finds it: to answer, answered from here just now, or closed. */
export const Demand = ({ address, demand }: { address: Address; demand: DemandeDePieces }) => {
  const [sent, setSent] = useState<Answer<typeof transmettreReponse> | null>(null)
  return (
    <>
      <DemandHead address={address} demand={demand} open={demand.etat === 'EN_ATTENTE' && sent === null} />
      {sent !== null ? (
        <Sent address={address} sent={sent} />
      ) : demand.etat === 'EN_ATTENTE' ? (
        <Reply address={address} demand={demand} onSent={setSent} />
      ) : (
        <Closed address={address} demand={demand} />
      )}
    </>
  )
}
