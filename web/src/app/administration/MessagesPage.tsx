import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { listerMessages, retirerMessage } from 'contract/app/messages'
import { textesMessages as textes } from 'domain/app/textes/messages'
import { textesAdministration } from 'domain/compte/textes/administration'
import { useAct } from '../../core/acts/use-act.ts'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { readAbove } from '../messages/read-above.ts'
import { MessageForm } from './MessageForm.tsx'
import { WrittenMessages } from './WrittenMessages.tsx'

/** STAFF-26: lists, writes and withdraws the messages shown to the whole site. */
export const MessagesPage = () => {
  const written = useApi(listerMessages, {})
  const acts = useAct(textes.echecRetrait)
  const [count, setCount] = useState(0)
  return (
    <Page title={textes.titre}>
      <p>
        <Link to="/administration">{textesAdministration.revenirAdministration}</Link>
      </p>
      <p>{textes.explication}</p>
      <MessageForm key={count} readAbove={readAbove} onDone={() => setCount(count + 1)} />
      <WrittenMessages
        query={written}
        none={textes.aucun}
        acts={acts}
        onWithdraw={(id) => acts.attempt(retirerMessage, { params: { id } }, () => textes.retire, { beforeReading: readAbove })}
      />
    </Page>
  )
}
