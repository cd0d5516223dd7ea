import { textesChrome } from 'domain/core/textes-chrome'
import { textesTableaux } from 'domain/core/textes-chrome-tableaux'
import { Page } from '../core/layout/Page.tsx'

/** A page that could not be fetched or drawn: said in words, with one way out (ERR-21). */
export const PageFailure = () => (
  <Page title={textesChrome.erreurAcces}>
    <p>{textesChrome.indisponible}</p>
    <button type="button" className="fr-btn" onClick={() => location.reload()}>
      {textesTableaux.reessayer}
    </button>
  </Page>
)
