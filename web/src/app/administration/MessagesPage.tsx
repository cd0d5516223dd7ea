import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { listerMessages, retirerMessage } from 'contract/app/messages'
import type { Answer } from 'contract/core/call'
import { textesMessages as textes } from 'domain/app/textes-messages'
import { textesAdministration } from 'domain/compte/textes-administration'
import { ActQuestion } from '../../core/acts/ActQuestion.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { Fetched } from '../../core/api/Fetched.tsx'
import { tokenSource } from '../../core/api/token-source.ts'
import { useApi } from '../../core/api/use-api.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Page } from '../../core/layout/Page.tsx'
import { PlainTable } from '../../core/table/PlainTable.tsx'
import { readMessages } from '../messages/messages-store.ts'
import { messageColumns } from './message-columns.tsx'
import { MessageForm } from './MessageForm.tsx'

/** What the page shows above itself is that of a visitor too: told anew at once. */
const readAbove = async () => readMessages(await tokenSource().freshToken())

/** STAFF-26: what is told to the whole site, written and withdrawn. */
export const MessagesPage = () => {
  const written = useApi(listerMessages, {})
  const acts = useAct(textes.echecRetrait)
  const [withdrawing, setWithdrawing] = useState<Answer<typeof listerMessages>['messages'][number] | null>(null)
  const [count, setCount] = useState(0)
  return (
    <Page title={textes.titre}>
      <p>
        <Link to="/administration">{textesAdministration.revenirAdministration}</Link>
      </p>
      <p>{textes.explication}</p>
      <MessageForm key={count} readAbove={readAbove} onDone={() => setCount(count + 1)} />
      <h2 className="fr-h4 fr-mt-4w">{textes.liste}</h2>
      <Fetched query={written}>
        {({ messages }) =>
          messages.length === 0 ? (
            <p>{textes.aucun}</p>
          ) : (
            <PlainTable caption={textes.tableau} columns={messageColumns(setWithdrawing)} rows={messages} keyOf={({ id }) => String(id)} />
          )
        }
      </Fetched>
      <Dialog open={withdrawing !== null} title={textes.retirerTitre} onClose={() => setWithdrawing(null)}>
        {withdrawing && (
          <ActQuestion
            acts={acts}
            confirm={textes.retirer}
            onSend={() =>
              acts.attempt(retirerMessage, { params: { id: String(withdrawing.id) } }, () => textes.retire, { beforeReading: readAbove })
            }
            onClose={() => setWithdrawing(null)}
          >
            <p>{textes.citation(withdrawing.texte)}</p>
            <p>{textes.retirerEffet}</p>
          </ActQuestion>
        )}
      </Dialog>
    </Page>
  )
}
