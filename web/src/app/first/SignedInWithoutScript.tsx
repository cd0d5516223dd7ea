import { textesConnexion } from 'domain/compte/textes-connexion'
import { textesChrome } from 'domain/core/textes-chrome'

/** What follows a sign-in where there is no script: the truth. With one, nothing of this shows, and the application ends the sign-in. */
export const SignedInWithoutScript = ({ refused }: { refused: boolean }) => (
  <>
    <title>{textesChrome.titrePage(textesConnexion.titre)}</title>
    <noscript>
      <div className="fr-container page">
        <h1>{refused ? textesConnexion.erreur : textesConnexion.accepte}</h1>
        <p>{refused ? textesConnexion.refus : textesConnexion.accepteSansScript}</p>
        <a href={refused ? '/startlogin' : '/accueil'} className="fr-btn">
          {refused ? textesConnexion.seReconnecter : textesConnexion.ouvrirAccueil}
        </a>
        {!refused && (
          <p className="fr-mt-3w">
            <a href="/logout">{textesChrome.seDeconnecter}</a>
          </p>
        )}
      </div>
    </noscript>
  </>
)
