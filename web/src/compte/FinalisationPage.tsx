import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { textesCompte } from 'domain/compte/textes/common'
import { ApiError } from '../core/api/api-error.ts'
import { Page } from '../core/layout/Page.tsx'
import { notifyFailure } from '../core/api/failure.ts'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'
import { activate } from './activation.ts'
import { useCode } from './use-code.ts'

const { finalisation } = textesCompte

const SignIn = ({ email }: { email?: string }) => (
  <a href={email === undefined ? '/startlogin' : `/login?email=${encodeURIComponent(email)}`} className="fr-btn">
    {finalisation.seConnecter}
  </a>
)

const DonePage = ({ email }: { email: string }) => (
  <Page title={finalisation.fait(email)}>
    <SignIn email={email} />
  </Page>
)

const ActivationFailurePage = () => (
  <Page title={finalisation.echec}>
    <p>{finalisation.echecTexte}</p>
    <Buttons>
      <SignIn />
      <Link to="/utilisateur/jaioublie" className="fr-link">
        {finalisation.nouveauLien}
      </Link>
    </Buttons>
  </Page>
)

const Ask = ({ code, onDone, onRefused }: { code: string; onDone: (email: string) => void; onRefused: () => void }) => {
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      onDone(await activate(code))
    } catch (error) {
      setBusy(false)
      // Without an answer, or when asked to wait, the code may still be valid.
      if (error instanceof ApiError && error.status <= 404) onRefused()
      else notifyFailure(error)
    }
  }
  return (
    <Page title={finalisation.titre}>
      <p>{finalisation.texte}</p>
      <Button onClick={() => void send()} busy={busy}>
        {finalisation.bouton}
      </Button>
      <p className="reason">{finalisation.duree}</p>
    </Page>
  )
}

/** ROUTE-14: loading the page uses nothing, so mail scanners do no harm. The button activates (ACCOUNT-07 to ACCOUNT-09). */
export const FinalisationPage = () => {
  const code = useCode()
  const [end, setEnd] = useState<{ email: string } | 'refused' | null>(code === '' ? 'refused' : null)
  if (end === 'refused') return <ActivationFailurePage />
  if (end !== null) return <DonePage email={end.email} />
  return <Ask code={code} onDone={(email) => setEnd({ email })} onRefused={() => setEnd('refused')} />
}
