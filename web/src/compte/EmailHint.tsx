import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { suggererEmail } from 'domain/compte/faute-email'
import { textesCompte } from 'domain/compte/textes'
import './compte.css'

/** Long enough for a domain being typed not to be corrected on the way. */
const pause = 800

/** « Vouliez-vous écrire … ? »: a slip in the address of a usual mail provider would lose the activation mail. */
export const EmailHint = ({ name }: { name: string }) => {
  const { setValue, clearErrors, setFocus } = useFormContext()
  const email = String(useWatch({ name }))
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, email)
    return () => clearTimeout(timer)
  }, [email])
  const suggestion = settled === email ? suggererEmail(email) : null
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
