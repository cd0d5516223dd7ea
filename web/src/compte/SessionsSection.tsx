import { useState } from 'react'
import { listerSessions } from 'contract/compte/own-compte'
import { textesOwnCompte } from 'domain/compte/textes/own-compte'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Dialog } from '../core/dialog/Dialog.tsx'
import { useFocusAfterRemoval } from '../core/use-focus-after-removal.ts'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'
import { EndSession } from './EndSession.tsx'
import type { OpenSession } from 'contract/compte/own-compte'
import { OwnSession } from './OwnSession.tsx'

const { sessions: textes } = textesOwnCompte

/** The person's open sessions, with buttons to end them. */
export const SessionsSection = () => {
  const sessions = useApi(listerSessions, {}, { staleTime: 0 })
  /** The session being ended, or `others` for all the other ones. */
  const [ending, setEnding] = useState<OpenSession | 'others' | null>(null)
  const { heading, removed } = useFocusAfterRemoval()
  // In this order: closing the dialog returns the focus to the row being removed, then the heading takes it.
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
      <QueryAnswer query={sessions}>
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
      </QueryAnswer>
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
