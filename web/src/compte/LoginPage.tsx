import { useEffect, useRef, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { textesConnexion } from 'domain/compte/textes-connexion'
import { textesChrome } from 'domain/core/textes-chrome'
import { FieldFrame } from '../core/form/FieldFrame.tsx'
import { PasswordInput } from '../core/form/PasswordInput.tsx'
import { Page } from '../core/layout/Page.tsx'
import { Alert } from '../core/widgets/Alert.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'

const errorId = 'erreur'
const partsOf = (id: string) => ({ id, hintId: '', messageId: '', message: undefined })

/** Why the sign-in was sent back here, null on a first try: wrong entry (LOGIN-03), or too many (minutes to wait). */
const refusalOf = (query: URLSearchParams): string | null => {
  if (query.has('attente')) return textesChrome.tropDeTentatives(Math.max(1, Number(query.get('attente')) || 1))
  return query.has('error') ? textesConnexion.invalide : null
}

/** ROUTE-10: a plain form of the authentication service, posted by the browser itself (LOGIN-01). */
export const LoginPage = () => {
  const [query] = useState(() => new URLSearchParams(location.search))
  const [complete, setComplete] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const refusal = refusalOf(query)

  // Read in the form, not in a state: password managers fill fields without React knowing.
  const look = () => {
    const filled = new FormData(form.current!)
    setComplete(filled.get('username') !== '' && filled.get('password') !== '')
  }
  useEffect(() => {
    look()
    if (refusal !== null) password.current?.focus()
  }, [refusal])

  const described = { 'aria-required': true, ...(refusal !== null && { 'aria-invalid': true, 'aria-describedby': errorId }) }
  return (
    <Page title={textesConnexion.titre} inError={refusal !== null}>
      {refusal !== null && (
        <div id={errorId}>
          <Alert level="error" title={refusal} />
        </div>
      )}
      <form ref={form} method="post" action="/login" noValidate onInput={look}>
        <FieldFrame label={textesConnexion.identifiant} field={partsOf('identifiant')}>
          <input
            id="identifiant"
            className="fr-input"
            type="email"
            name="username"
            autoComplete="username"
            defaultValue={query.get('email') ?? ''}
            {...described}
          />
        </FieldFrame>
        <FieldFrame label={textesConnexion.motPasse} field={partsOf('mot-passe')}>
          <PasswordInput id="mot-passe" name="password" autoComplete="current-password" ref={password} {...described} />
        </FieldFrame>
        <Buttons>
          <Button type="submit" blocked={complete ? null : textesConnexion.incomplet}>
            {textesConnexion.bouton}
          </Button>
        </Buttons>
      </form>
      <ul className="fr-raw-list">
        <li>
          <Link to="/utilisateur/jaioublie" className="fr-link">
            {textesConnexion.oubli}
          </Link>
        </li>
        <li>
          <Link to="/utilisateur/creationcompte" className="fr-link">
            {textesConnexion.creerUnCompte}
          </Link>
        </li>
      </ul>
    </Page>
  )
}
