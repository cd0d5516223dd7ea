import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { textesConnexion } from 'domain/compte/textes/connexion'
import { ApiError } from '../core/api/api-error.ts'
import { Page } from '../core/layout/Page.tsx'
import { endSession, finishLogin, ForeignState, LoginRefused } from './login.ts'

/** LOGIN-13: a refused grant is an authentication failure (400 or 401); anything else is a failure of the service. */
const reasonOf = (error: unknown): string =>
  error instanceof LoginRefused || (error instanceof ApiError && error.status <= 401) ? textesConnexion.refus : textesConnexion.panne

/** ROUTE-07: completes the sign-in and returns to the requested page (LOGIN-10), or shows why it failed (LOGIN-11 to LOGIN-14). */
export const CallbackPage = () => {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const started = useRef(false)
  useEffect(() => {
    // An attempt can be used once, and React runs effects twice in development.
    if (started.current) return
    started.current = true
    const finish = async () => {
      try {
        await navigate({ href: await finishLogin(new URLSearchParams(location.search)), replace: true })
      } catch (error) {
        // A callback that this tab did not request must not sign the person out: the current session continues.
        if (!(error instanceof ForeignState)) await endSession()
        setFailure(reasonOf(error))
      }
    }
    void finish()
  }, [navigate])
  if (failure === null) return <Page title={textesConnexion.enCours}>{null}</Page>
  return (
    <Page key="failure" title={textesConnexion.erreur}>
      <p role="alert">{failure}</p>
      <a href="/startlogin" className="fr-btn">
        {textesConnexion.seReconnecter}
      </a>
    </Page>
  )
}
