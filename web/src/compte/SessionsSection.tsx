import { useState } from 'react'
import { listerSessions } from 'contract/compte/mon-compte'
import { textesMonCompte } from 'domain/compte/textes-mon-compte'
import { Fetched } from '../core/api/Fetched.tsx'
import { useApi } from '../core/api/use-api.ts'
import { ConfirmDialog } from '../core/dialog/ConfirmDialog.tsx'
import { useFocusAfterRemoval } from '../core/use-focus-after-removal.ts'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'
import { nameOfSession, type SessionOuverte } from './own-session.ts'
import { OwnSession } from './OwnSession.tsx'
import { useEndSessions } from './use-end-sessions.ts'

const { sessions: textes, annuler } = textesMonCompte

/** Where the person is signed in, and the ways to end what they do not recognise. */
export const SessionsSection = () => {
  const sessions = useApi(listerSessions, {}, { staleTime: 0 })
  /** What is about to be ended: one session, or every other. */
  const [ending, setEnding] = useState<SessionOuverte | 'others' | null>(null)
  const { heading, removed } = useFocusAfterRemoval()
  const end = useEndSessions(removed)
  const confirm = () => {
    setEnding(null)
    if (ending !== null) void end(ending)
  }
  return (
    <section className="account-section" aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1} className="fr-h4">
        {textes.titre}
      </h2>
      <p>{textes.texte}</p>
      <Fetched query={sessions}>
        {(list) => (
          <>
            <ul className="fr-raw-list own-sessions">
              {list.map((session) => (
                <OwnSession key={session.id} session={session} onEnd={() => setEnding(session)} />
              ))}
            </ul>
            {list.length > 1 && (
              <Buttons>
                <Button look="secondary" onClick={() => setEnding('others')}>
                  {textes.fermerAutres}
                </Button>
              </Buttons>
            )}
          </>
        )}
      </Fetched>
      <ConfirmDialog
        open={ending !== null}
        title={ending === 'others' ? textes.confirmerAutres : textes.confirmer}
        confirm={ending === 'others' ? textes.fermerAutres : textes.fermer}
        cancel={annuler}
        onConfirm={confirm}
        onCancel={() => setEnding(null)}
      >
        {ending !== null && ending !== 'others' && <p>{nameOfSession(ending)}</p>}
        <p>{textes.effet}</p>
      </ConfirmDialog>
    </section>
  )
}
