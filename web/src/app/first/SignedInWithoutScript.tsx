import { textesConnexion } from 'domain/compte/textes/connexion'
import { textesChrome } from 'domain/core/textes/chrome'

/** The end of a sign-in without scripts. With scripts, none of this is shown, and the application completes the sign-in. */
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
