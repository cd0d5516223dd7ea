import { useId, useState } from 'react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { listerMessagesDuTribunal, retirerMessageDuTribunal } from 'contract/app/messages'
import { textesMessages } from 'domain/app/textes/messages'
import { textesMessageTribunal } from 'domain/core/textes/message-tribunal'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { useUser } from '../../compte/use-user.ts'
import { useAct } from '../../core/acts/use-act.ts'
import { useApi } from '../../core/api/use-api.ts'
import { FieldFrame } from '../../core/form/FieldFrame.tsx'
import { Page } from '../../core/layout/Page.tsx'
import { WrittenMessages } from '../administration/WrittenMessages.tsx'
import { readAbove } from '../messages/read-above.ts'
import { CourtMessageForm } from './CourtMessageForm.tsx'

const textes = textesMessages.tribunal

const MessagesOf = ({ tribunal }: { tribunal: string }) => {
  const written = useApi(listerMessagesDuTribunal, { params: { tribunal } })
  const acts = useAct(textesMessages.echecRetrait)
  const [count, setCount] = useState(0)
  return (
    <>
      <CourtMessageForm key={count} tribunal={tribunal} onDone={() => setCount(count + 1)} />
      <WrittenMessages
        query={written}
        none={textes.aucun}
        acts={acts}
        ofCourt
        onWithdraw={(id) =>
          acts.attempt(retirerMessageDuTribunal, { params: { tribunal, id } }, () => textesMessages.retire, { beforeReading: readAbove })
        }
      />
    </>
  )
}

/** STAFF-26: the messages of a court to its users. Its clerks write and withdraw them. */
export const CourtMessagePage = () => {
  const courts = useUser().data?.tribunaux ?? []
  const search = useSearch({ from: '/donnees/greffe/message' })
  const navigate = useNavigate({ from: '/greffe/message' })
  const id = useId()
  const court = courts.find((one) => one.id === search.tribunal) ?? courts[0]
  return (
    <Page
      title={textesMessageTribunal.titre}
      back={
        <Link to="/greffe" className="fr-link back-link">
          {textesEspaceGreffe.titre}
        </Link>
      }
    >
      <p>{textes.explication}</p>
      {courts.length > 1 && (
        <FieldFrame label={textes.champs.tribunal} family="select" field={{ id, hintId: '', messageId: '', message: undefined }}>
          <select
            id={id}
            className="fr-select"
            value={court?.id}
            onChange={({ target }) => void navigate({ search: { tribunal: target.value }, replace: true, resetScroll: false })}
          >
            {courts.map((one) => (
              <option key={one.id} value={one.id}>
                {one.libelle}
              </option>
            ))}
          </select>
        </FieldFrame>
      )}
      {court && <MessagesOf key={court.id} tribunal={court.id} />}
    </Page>
  )
}
