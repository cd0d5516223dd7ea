import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { textesSession } from 'domain/compte/textes/session'
import { avertissementSessionMs } from 'domain/core/constants'
import { Dialog } from '../core/dialog/Dialog.tsx'
import { notifyFailure } from '../core/api/failure.ts'
import { Button } from '../core/widgets/Button.tsx'
import { renewSession } from './session.ts'
import { useMinutesLeft } from './use-minutes-left.ts'
import { useSession } from './use-session.ts'

/** SESSION-03, RGAA 13.1: warns five minutes before the session ends. A button renews it, as long as the server allows. */
export const SessionWarning = () => {
  const endsAt = useSession()?.endsAt ?? null
  const minutes = useMinutesLeft()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  /** The end that a renewal could not postpone: the session has reached its maximum duration. */
  const [lastEnd, setLastEnd] = useState<number | null>(null)
  const [toldEnd, setToldEnd] = useState<number | null>(null)
  const last = endsAt !== null && lastEnd === endsAt

  const stay = async () => {
    if (last) return setToldEnd(endsAt)
    setBusy(true)
    try {
      const renewed = await renewSession()
      if (renewed !== null && renewed.endsAt - Date.now() <= avertissementSessionMs) setLastEnd(renewed.endsAt)
    } catch (error) {
      notifyFailure(error)
    }
    setBusy(false)
  }
  return (
    <Dialog
      open={minutes !== null && minutes > 0 && toldEnd !== endsAt}
      title={textesSession.bientotFinie}
      // Closing the dialog shows that the person is there, so it also renews.
      onClose={() => void stay()}
      actions={
        <>
          <Button busy={busy} onClick={() => void stay()}>
            {last ? textesSession.continuer : textesSession.rester}
          </Button>
          <Button look="secondary" onClick={() => void navigate({ to: '/logout' })}>
            {textesSession.seDeconnecter}
          </Button>
        </>
      }
    >
      {/* The text changes once a minute. The live region announces it without moving the focus. */}
      <p role="status">{last ? textesSession.auBout(minutes ?? 0) : textesSession.prolonger(minutes ?? 0)}</p>
      {last && <p>{textesSession.saisieGardee}</p>}
    </Dialog>
  )
}
