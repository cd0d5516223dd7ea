import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { verifierLien } from 'contract/compte/cycle'
import { textesConnexion } from 'domain/compte/textes/connexion'
import { textesOubli } from 'domain/compte/textes/oubli'
import { textesSucces } from 'domain/core/textes/succes'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { Alert } from '../core/widgets/Alert.tsx'
import { ResetForm } from './ResetForm.tsx'
import { reloadSession } from './session.ts'
import { useCode } from './use-code.ts'

/** ACCOUNT-11: the link was used or has expired. Offers to request another one. */
const DeadLink = () => (
  <Page key="dead" title={textesOubli.choisir} inError>
    <Alert level="error" title={textesOubli.lienMort} />
    <Link to="/utilisateur/jaioublie" className="fr-btn">
      {textesOubli.nouveauLien}
    </Link>
  </Page>
)

/** ERR-13: the password was changed. The link leads to the sign-in page, with the email filled (ACCOUNT-12). */
const DonePage = ({ email }: { email: string }) => (
  <Page key="done" title={textesSucces.motPasseChange}>
    <a href={`/login?email=${encodeURIComponent(email)}`} className="fr-btn">
      {textesConnexion.titre}
    </a>
  </Page>
)

/** ROUTE-15: checks that the link is still valid, which does not use it (ACCOUNT-10), then asks for a new password. */
export const ResetPage = () => {
  const code = useCode()
  const asked = useApi(verifierLien, { query: { code } }, { staleTime: Infinity, enabled: code !== '' })
  const [end, setEnd] = useState<{ email: string } | 'dead' | null>(code === '' ? 'dead' : null)
  const done = (email: string) => {
    setEnd({ email })
    // Every session of the account has ended, this tab's included if it was one of them.
    void reloadSession()
  }
  if (end === 'dead') return <DeadLink />
  if (end !== null) return <DonePage email={end.email} />
  if (asked.data === undefined) {
    return (
      <Page title={textesOubli.choisir}>
        <QueryAnswer query={asked}>{() => null}</QueryAnswer>
      </Page>
    )
  }
  if (!asked.data.valide) return <DeadLink />
  return <ResetForm code={code} onDone={done} onDead={() => setEnd('dead')} />
}
