import { Link } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes/chrome'

/** « ‹ Mon suivi ». */
export const BackToRequests = () => (
  <Link to="/requete" className="fr-link back-link">
    {textesChrome.onglets.suivi}
  </Link>
)
