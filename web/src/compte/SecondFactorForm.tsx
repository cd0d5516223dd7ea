import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { textesSecondFacteur } from 'domain/compte/textes/second-facteur'
import { FieldFrame } from '../core/form/FieldFrame.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'

const { code: label, bouton, incomplet } = textesSecondFacteur

/** A plain form that the browser posts to the authentication service, like the password's. */
export const SecondFactorForm = ({ refused }: { refused: boolean }) => {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refused) field.current?.focus()
  }, [refused])
  // Authenticators show « 123 456 »: accept it pasted with the space.
  const type = (event: ChangeEvent<HTMLInputElement>) => setCode(event.target.value.replaceAll(/\D/g, '').slice(0, 6))
  return (
    <form method="post" action="/login/second-facteur" noValidate>
      <FieldFrame label={label} field={{ id: 'code', hintId: '', messageId: '', message: undefined }}>
        <input
          ref={field}
          id="code"
          className="fr-input second-factor__code"
          type="text"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={type}
          aria-required
          {...(refused && { 'aria-invalid': true, 'aria-describedby': 'erreur' })}
        />
      </FieldFrame>
      <Buttons>
        <Button type="submit" blocked={code.length === 6 ? null : incomplet}>
          {bouton}
        </Button>
      </Buttons>
    </form>
  )
}
