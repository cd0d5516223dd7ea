import { useEffect } from 'react'
import { useLoaderData } from '@tanstack/react-router'
import { textesConnexion } from 'domain/compte/textes/connexion'
import { Page } from '../core/layout/Page.tsx'

/** ROUTE-11: redirects to the sign-in page. The route's loader has prepared the attempt. */
export const StartLoginPage = () => {
  const address = useLoaderData({ from: '/startlogin' })
  useEffect(() => location.replace(address), [address])
  return (
    <Page title={textesConnexion.redirection}>
      <a href={address} className="fr-link">
        {textesConnexion.continuer}
      </a>
    </Page>
  )
}
