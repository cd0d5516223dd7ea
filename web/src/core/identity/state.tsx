import { textesChrome } from 'domain/core/textes/chrome'
import '@codegouvfr/react-dsfr/dsfr/component/logo/logo.main.min.css'
import './state.css'

/** The bloc-marque, for the State's own deployment (IDENTITE=etat at build time). */
export const Mark = () => (
  <p className="fr-logo">
    {textesChrome.etat[0]}
    <br />
    {textesChrome.etat[1]}
  </p>
)
