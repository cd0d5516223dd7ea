import { textesConnexion } from 'domain/compte/textes/connexion'
import { textesChrome } from 'domain/core/textes/chrome'

/** ROUTE-09 without scripts: a native form ends the session. With scripts, none of this is shown. */
export const LogoutWithoutScript = ({ signedIn }: { signedIn: boolean }) => (
  <>
    <title>{textesChrome.titrePage(signedIn ? textesChrome.seDeconnecter : textesConnexion.fin)}</title>
    <noscript>
      <div className="fr-container page">
        <h1>{signedIn ? textesChrome.seDeconnecter : textesConnexion.fin}</h1>
        <p>{signedIn ? textesConnexion.sessionOuverte : textesConnexion.finTexte}</p>
        {signedIn ? (
          <form action="/login/fin" method="post">
            <button type="submit" className="fr-btn">
              {textesChrome.seDeconnecter}
            </button>
          </form>
        ) : (
          <a href="/startlogin" className="fr-btn">
            {textesConnexion.seReconnecter}
          </a>
        )}
      </div>
    </noscript>
  </>
)
