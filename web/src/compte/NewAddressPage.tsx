import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { confirmerEmail } from 'contract/compte/own-compte'
import { textesConnexion } from 'domain/compte/textes/connexion'
import { textesOwnCompte, textesNewAdresse } from 'domain/compte/textes/own-compte'
import { textesChrome } from 'domain/core/textes/chrome'
import { linesOf } from '../core/acts/outcome.ts'
import { useAct } from '../core/acts/use-act.ts'
import { ApiError } from '../core/api/api-error.ts'
import { Page } from '../core/layout/Page.tsx'
import { notify } from '../core/notices/notices-store.ts'
import { Alert } from '../core/widgets/Alert.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { useCode } from './use-code.ts'
import { useSession } from './use-session.ts'

const DonePage = ({ email }: { email: string }) => {
  const session = useSession()
  return (
    <Page key="done" title={textesNewAdresse.faite(email)}>
      {session === null ? (
        <a href={`/login?email=${encodeURIComponent(email)}`} className="fr-btn">
          {textesConnexion.titre}
        </a>
      ) : (
        <Link to="/utilisateur/modification" className="fr-btn">
          {textesOwnCompte.titre}
        </Link>
      )}
    </Page>
  )
}

const AddressRefusal = () => (
  <Page key="refused" title={textesNewAdresse.echec} inError>
    <Alert level="error" title={textesNewAdresse.lienMort} />
    <p>{textesNewAdresse.refaire}</p>
    <Link to="/utilisateur/modification" className="fr-btn">
      {textesOwnCompte.titre}
    </Link>
  </Page>
)

/** ACCOUNT-25: the page of the link sent to a new address. Loading it uses nothing. The button confirms. */
export const NewAddressPage = () => {
  const code = useCode()
  const acts = useAct(textesChrome.erreurAcces)
  const [end, setEnd] = useState<{ email: string } | 'refused' | null>(code === '' ? 'refused' : null)
  const confirm = async () => {
    const outcome = await acts.attempt(confirmerEmail, { body: { code } }, null)
    if (outcome.kind === 'done') return setEnd(outcome.answer)
    // Without an answer, or when asked to wait, the code may still be valid.
    if (outcome.error instanceof ApiError && (outcome.error.status === 400 || outcome.error.status === 412)) setEnd('refused')
    else notify('error', outcome.title, linesOf(outcome))
  }
  if (end === 'refused') return <AddressRefusal />
  if (end !== null) return <DonePage email={end.email} />
  return (
    <Page key="ask" title={textesNewAdresse.titre}>
      <p>{textesNewAdresse.texte}</p>
      <Button onClick={() => void confirm()} busy={acts.busy}>
        {textesNewAdresse.bouton}
      </Button>
      <p className="reason">{textesNewAdresse.duree}</p>
    </Page>
  )
}
