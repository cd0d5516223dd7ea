import { Link } from '@tanstack/react-router'
import { textesConnexion } from 'domain/compte/textes/connexion'
import { FieldFrame } from '../core/form/FieldFrame.tsx'
import { PasswordInput } from '../core/form/PasswordInput.tsx'
import { Page } from '../core/layout/Page.tsx'
import { Alert } from '../core/widgets/Alert.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'

interface Props {
  /** The initial address (LOGIN-07). */
  email: string
  /** Why the last try was refused; null on a first try. */
  refusal: string | null
}

const errorId = 'erreur'
const partsOf = (id: string) => ({ id, hintId: '', messageId: '', message: undefined })

/** ROUTE-10: a plain form that the browser posts to the authentication service (LOGIN-01). A small script adds the rest (LOGIN-02). */
export const LoginPage = ({ email, refusal }: Props) => {
  const described = { 'aria-required': true, ...(refusal !== null && { 'aria-invalid': true, 'aria-describedby': errorId }) }
  // A person invited at this address creates or recovers their account with it (INVITE-09).
  const named = email === '' ? {} : { email }
  return (
    <Page title={textesConnexion.titre} inError={refusal !== null}>
      {refusal !== null && (
        <div id={errorId}>
          <Alert level="error" title={refusal} />
        </div>
      )}
      <form method="post" action="/login" noValidate>
        <FieldFrame label={textesConnexion.identifiant} field={partsOf('identifiant')}>
          <input
            id="identifiant"
            className="fr-input"
            type="email"
            name="username"
            autoComplete="username"
            defaultValue={email}
            {...described}
          />
        </FieldFrame>
        <FieldFrame label={textesConnexion.motPasse} field={partsOf('mot-passe')}>
          {/* After a refusal, the person types the password again: focus it, even without a script. */}
          <PasswordInput
            id="mot-passe"
            name="password"
            autoComplete="current-password"
            {...described}
            {...(refusal !== null && { autoFocus: true })}
          />
        </FieldFrame>
        <Buttons>
          <Button type="submit">{textesConnexion.bouton}</Button>
          <div id="raison" className="reason" hidden>
            {textesConnexion.incomplet}
          </div>
        </Buttons>
      </form>
      <ul className="fr-raw-list">
        <li>
          <Link to="/utilisateur/jaioublie" search={named} className="fr-link">
            {textesConnexion.oubli}
          </Link>
        </li>
        <li>
          <Link to="/utilisateur/creationcompte" search={named} className="fr-link">
            {textesConnexion.creerUnCompte}
          </Link>
        </li>
      </ul>
    </Page>
  )
}
