import { textesConnexion } from 'domain/compte/textes/connexion'
import { useConstants } from '../core/constants.ts'
import { Page } from '../core/layout/Page.tsx'

/** ROUTE-08: shown when the account may not open the requested page. */
export const RestrictedPage = () => {
  const constantes = useConstants()
  return <Page title={textesConnexion.interdit}>{constantes && <p>{textesConnexion.interditTexte(constantes.courrielSupport)}</p>}</Page>
}
