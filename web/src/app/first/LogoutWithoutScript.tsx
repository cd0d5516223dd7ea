import { textesConnexion } from 'domain/compte/textes-connexion'
import { textesChrome } from 'domain/core/textes-chrome'

/** ROUTE-09 where there is no script: the session ends by a form of the browser's own. With one, nothing of this shows. */
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
