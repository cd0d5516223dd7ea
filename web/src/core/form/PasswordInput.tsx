import { useState, type ComponentPropsWithRef } from 'react'
import { textesShowMotPasse } from 'domain/core/textes/chrome-formulaires'

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  id: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password input with a button that shows it (ACCOUNT-05). Works without react-hook-form, for the login page. */
export const PasswordInput = (props: Props) => {
  const [shown, setShown] = useState(false)
  return (
    <div className="password-row">
      <input {...props} className="fr-input" type={shown ? 'text' : 'password'} autoCapitalize="off" spellCheck={false} />
      <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" aria-controls={props.id} onClick={() => setShown(!shown)}>
        {shown ? textesShowMotPasse.masquer : textesShowMotPasse.afficher}
      </button>
    </div>
  )
}
