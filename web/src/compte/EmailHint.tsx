import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { suggestEmail } from 'domain/compte/faute-email'
import { textesCompte } from 'domain/compte/textes/common'
import './compte.css'

/** Milliseconds without typing before suggesting, so that a half-typed domain is not corrected. */
const pause = 800

/** « Vouliez-vous écrire … ? »: suggests the domain of a usual mail provider. With a typo, the activation mail would be lost. */
export const EmailHint = ({ name }: { name: string }) => {
  const { setValue, clearErrors, setFocus } = useFormContext()
  const email = String(useWatch({ name }))
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, email)
    return () => clearTimeout(timer)
  }, [email])
  const suggestion = settled === email ? suggestEmail(email) : null
  const take = (corrected: string) => {
    setValue(name, corrected)
    clearErrors(name)
    setFocus(name)
  }
  return (
    <div role="status" className="email-hint">
      {suggestion !== null && (
        <button type="button" className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm" onClick={() => take(suggestion)}>
          {textesCompte.creation.faute(suggestion)}
        </button>
      )}
    </div>
  )
}
