import { useState } from 'react'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { FieldFrame } from './FieldFrame.tsx'
import { useField, type FieldProps } from './use-field.ts'

/** A password that can be read while typing, instead of a second field to confirm it (ACCOUNT-05). Pasting is allowed. */
export const PasswordField = ({ autoComplete, ...props }: FieldProps & { autoComplete: 'current-password' | 'new-password' }) => {
  const field = useField(props)
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...props} field={field}>
      <div className="password-row">
        <input
          className="fr-input"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          {...field.aria}
          {...field.registration}
        />
        <button
          type="button"
          className="fr-btn fr-btn--tertiary fr-btn--sm"
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? textesFormulaires.masquerMotDePasse : textesFormulaires.afficherMotDePasse}
        </button>
      </div>
    </FieldFrame>
  )
}
