import { useEffect, useRef } from 'react'
import type { Answer } from 'contract/core/call'
import type { transmettreReponse } from 'contract/pieces/pieces'
import { formatInstant } from 'domain/core/jour'
import { textesPageReponse as textes } from 'domain/pieces/textes/page'
import { replyCount } from 'domain/requetes/actes/demande-en-mots'
import { textesReponse } from 'domain/pieces/textes/reponse'
import { Alert } from '../core/widgets/Alert.tsx'
import type { Address } from './address.ts'
import { Receipt } from './Receipt.tsx'

interface Props {
  address: Address
  sent: Answer<typeof transmettreReponse>
}

/** PIECES-02: the reply was just sent from here. Takes the focus, because the button that sent it is gone. */
export const SentReply = ({ address, sent: { transmiseLe, ...reply } }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="told">
      <Alert level="success" title={textesReponse.transmise}>
        <p>{textes.transmise(formatInstant(new Date(transmiseLe)), replyCount(reply))}</p>
        <Receipt address={address} />
      </Alert>
    </div>
  )
}
