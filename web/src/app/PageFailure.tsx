import { textesChrome } from 'domain/core/textes/chrome'
import { textesTableaux } from 'domain/core/textes/chrome-tableaux'
import { Page } from '../core/layout/Page.tsx'

/** Shown when a page cannot be loaded or rendered, with a button to reload (ERR-21). */
export const PageFailure = () => (
  <Page title={textesChrome.erreurAcces}>
    <p>{textesChrome.indisponible}</p>
    <button type="button" className="fr-btn" onClick={() => location.reload()}>
      {textesTableaux.reessayer}
    </button>
  </Page>
)
