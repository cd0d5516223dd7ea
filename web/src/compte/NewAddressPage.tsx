import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { authenticate } from 'contract/compte/compte'
import { confirmerEmail } from 'contract/compte/mon-compte'
import { textesConnexion } from 'domain/compte/textes-connexion'
import { textesMonCompte, textesNouvelleAdresse } from 'domain/compte/textes-mon-compte'
import { ApiError } from '../core/api/api-error.ts'
import { callApi } from '../core/api/call-api.ts'
import { callKey } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { notifyFailure } from '../core/notices/failure.ts'
import { Alert } from '../core/widgets/Alert.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { useCode } from './use-code.ts'
import { useSession } from './use-session.ts'

const Done = ({ email }: { email: string }) => {
  const session = useSession()
  return (
    <Page key="done" title={textesNouvelleAdresse.faite(email)}>
      {session === null ? (
        <a href={`/login?email=${encodeURIComponent(email)}`} className="fr-btn">
          {textesConnexion.titre}
        </a>
      ) : (
        <Link to="/utilisateur/modification" className="fr-btn">
          {textesMonCompte.titre}
        </Link>
      )}
    </Page>
  )
}

const Refused = () => (
  <Page key="refused" title={textesNouvelleAdresse.echec} inError>
    <Alert level="error" title={textesNouvelleAdresse.lienMort} />
    <p>{textesNouvelleAdresse.refaire}</p>
    <Link to="/utilisateur/modification" className="fr-btn">
      {textesMonCompte.titre}
    </Link>
  </Page>
)

/** ACCOUNT-25: the page of the link sent to a new address. Loading consumes nothing; the button confirms. */
export const NewAddressPage = () => {
  const code = useCode()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [end, setEnd] = useState<{ email: string } | 'refused' | null>(code === '' ? 'refused' : null)
  const confirm = async () => {
    setBusy(true)
    try {
      setEnd(await callApi(confirmerEmail, { body: { code } }))
      void client.invalidateQueries({ queryKey: callKey(authenticate) })
    } catch (error) {
      // Nobody answered, or asks to wait: the code may still be good.
      if (error instanceof ApiError && (error.status === 400 || error.status === 412)) setEnd('refused')
      else notifyFailure(error)
      setBusy(false)
    }
  }
  if (end === 'refused') return <Refused />
  if (end !== null) return <Done email={end.email} />
  return (
    <Page key="ask" title={textesNouvelleAdresse.titre}>
      <p>{textesNouvelleAdresse.texte}</p>
      <Button onClick={() => void confirm()} busy={busy}>
        {textesNouvelleAdresse.bouton}
      </Button>
      <p className="reason">{textesNouvelleAdresse.duree}</p>
    </Page>
  )
}
