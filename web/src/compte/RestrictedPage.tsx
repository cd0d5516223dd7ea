import { textesChrome } from 'domain/core/textes-chrome'
import { useConstantes } from '../core/constantes.ts'
import { Page } from '../core/layout/Page.tsx'

/** ROUTE-08: the account exists but may not open the page. */
export const RestrictedPage = () => {
  const constantes = useConstantes()
  return (
    <Page title={textesChrome.accesInterdit}>
      {constantes && <p>{textesChrome.accesInterditDetail(constantes.courrielSupport)}</p>}
    </Page>
  )
}
