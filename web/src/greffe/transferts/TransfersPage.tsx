import { useState } from 'react'
import { Link, useSearch } from '@tanstack/react-router'
import { listerTransferts } from 'contract/greffe/transfert'
import { textesGreffeFiche } from 'domain/association/textes/greffe-fiche'
import { textesTransfert } from 'domain/requetes/textes/transfert'
import { ConflictAlert } from '../../core/acts/ConflictAlert.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { backTo } from '../../core/place.ts'
import { Alert } from '../../core/widgets/Alert.tsx'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { BackToQueues } from '../tray/BackToQueues.tsx'
import { ReceivedTransfer } from './ReceivedTransfer.tsx'

const { recus: textes } = textesTransfert

/** STAFF-13: associations received from other courts, to register or refuse. */
export const TransfersPage = () => {
  const { requetes } = useSearch({ from: '/donnees/greffe/transfert' })
  const transfers = useApi(listerTransferts, {}, { staleTime: 0, refetchOnWindowFocus: 'always' })
  const acts = useAct(textesTransfert.echec, { conflictOnPage: true })
  const { heading, removed } = useFocusAfterRemoval()
  /** Number just given. Kept on the page, because a notification disappears. */
  const [entered, setEntered] = useState<string | null>(null)
  return (
    <Page title={textes.titre}>
      <BackToQueues search={backTo(requetes)} />
      <p>{textes.texte}</p>
      <h2 ref={heading} tabIndex={-1} className="fr-h4">
        {textes.liste}
      </h2>
      {entered !== null && (
        <Alert level="success" title={textes.inscrite(entered)}>
          <Link to="/greffe/association/$numero" params={{ numero: entered }} className="fr-link">
            {textesGreffeFiche.ouvrir}
          </Link>
        </Alert>
      )}
      {acts.conflict !== null && <ConflictAlert sentence={acts.conflict} see={textes.voirAJour} onRefresh={() => void acts.refresh()} />}
      <QueryAnswer query={transfers}>
        {(received) =>
          received.length === 0 ? (
            <EmptyState sentence={textes.vide} />
          ) : (
            received.map((transfer) => (
              <ReceivedTransfer
                key={transfer.uuid}
                transfer={transfer}
                acts={acts}
                onDone={(numero) => {
                  setEntered(numero)
                  removed()
                }}
              />
            ))
          )
        }
      </QueryAnswer>
    </Page>
  )
}
