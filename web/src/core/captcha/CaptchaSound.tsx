import { useEffect, useId, useRef, useState } from 'react'
import type { captchaApiSonore, captchaOauth2Sonore } from 'contract/core/captcha'
import { textesCaptcha } from 'domain/core/textes/captcha'
import { ApiError } from '../api/api-error.ts'
import { callBlob } from '../api/call-api.ts'
import { notifyFailure } from '../api/failure.ts'

interface Props {
  call: typeof captchaApiSonore | typeof captchaOauth2Sonore
  /** The captcha to read aloud. Each one gets its own player (`key`). */
  id: string
  /** Called when the captcha has expired: it can no longer be played or used. */
  onGone: () => void
}

/**
 * Plays the code aloud, only after the button is pressed, with the browser's own controls (RGAA 1.5, 4.10, 4.11). There are no
 * captions: they would give the answer.
 */
export const CaptchaSound = ({ call, id, onGone }: Props) => {
  const [address, setAddress] = useState('')
  const [read, setRead] = useState(false)
  const player = useRef<HTMLAudioElement>(null)
  const question = useRef<AbortController | null>(null)
  const explained = useId()
  useEffect(() => () => question.current?.abort(), [])
  useEffect(() => () => URL.revokeObjectURL(address), [address])

  const ask = () => {
    const asked = new AbortController()
    question.current = asked
    callBlob(call, { params: { id } }, asked.signal).then(
      ({ blob }) => setAddress(URL.createObjectURL(blob)),
      (error: unknown) => {
        if (asked.signal.aborted) return
        question.current = null
        if (error instanceof ApiError && error.status === 404) onGone()
        else notifyFailure(error)
      },
    )
  }
  /** If the browser refuses to play, the person can still use its controls. */
  const play = () => void player.current?.play().catch(() => undefined)
  const listen = () => {
    setRead(false)
    if (!question.current) return ask()
    if (!player.current) return
    player.current.currentTime = 0
    play()
  }

  return (
    <div className="captcha__sound">
      <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" aria-describedby={explained} onClick={listen}>
        {textesCaptcha.ecouter}
      </button>
      {address && (
        <audio
          ref={player}
          src={address}
          controls
          controlsList="nodownload"
          aria-label={textesCaptcha.lecteur}
          onLoadedData={play}
          onEnded={() => setRead(true)}
        />
      )}
      <p id={explained} className="reason">
        {textesCaptcha.epellation}
      </p>
      <p role="status" className="fr-sr-only">
        {read && textesCaptcha.luEntier}
      </p>
    </div>
  )
}
