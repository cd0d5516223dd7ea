import { useState } from 'react'
import { listerSessions } from 'contract/compte/mon-compte'
import { textesMonCompte } from 'domain/compte/textes-mon-compte'
import { Fetched } from '../core/api/Fetched.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Dialog } from '../core/dialog/Dialog.tsx'
import { useFocusAfterRemoval } from '../core/use-focus-after-removal.ts'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'
import { EndSession } from './EndSession.tsx'
import type { SessionOuverte } from 'contract/compte/mon-compte'
import { OwnSession } from './OwnSession.tsx'

const { sessions: textes } = textesMonCompte

/** Where the person is signed in, and the ways to end what they do not recognise. */
export const SessionsSection = () => {
  const sessions = useApi(listerSessions, {}, { staleTime: 0 })
  /** What is about to be ended: one session, or every other. */
  const [ending, setEnding] = useState<SessionOuverte | 'others' | null>(null)
  const { heading, removed } = useFocusAfterRemoval()
  // Both at once: the dialog gives the focus back to a row that is leaving, then the title takes it.
  const ended = () => {
    setEnding(null)
    removed()
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
      <Dialog
        open={ending !== null}
        title={ending === 'others' ? textes.confirmerAutres : textes.confirmer}
        onClose={() => setEnding(null)}
      >
        {ending !== null && <EndSession which={ending} onDone={ended} onClose={() => setEnding(null)} />}
      </Dialog>
    </section>
  )
}
