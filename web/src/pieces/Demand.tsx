import { useState } from 'react'
import type { Answer } from 'contract/core/call'
import type { DemandeDePieces, transmettreReponse } from 'contract/pieces/pieces'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import type { Address } from './address.ts'
import { ClosedDemande } from './ClosedDemande.tsx'
import { DemandHead } from './DemandHead.tsx'
import { Reply } from './Reply.tsx'
import { SentReply } from './SentReply.tsx'

/** A demande de pièces: to answer, just answered here, or closed. */
export const Demand = ({ address, demand }: { address: Address; demand: DemandeDePieces }) => {
  // The form is here so that the observation survives when another window or the court closes the demande.
  const form = useCheckedForm<{ observation: string }>({ observation: '' }, () => [])
  const [sent, setSent] = useState<Answer<typeof transmettreReponse> | null>(null)
  return (
    <>
      <DemandHead address={address} demand={demand} open={demand.etat === 'EN_ATTENTE' && sent === null} />
      {sent !== null ? (
        <SentReply address={address} sent={sent} />
      ) : demand.etat === 'EN_ATTENTE' ? (
        <Reply address={address} demand={demand} form={form} onSent={setSent} />
      ) : (
        <ClosedDemande address={address} demand={demand} unsent={form.getValues('observation').trim()} />
      )}
    </>
  )
}
