import { Link, useLocation } from '@tanstack/react-router'
import { textesPageReponse } from 'domain/pieces/textes/page'
import { textesReponse } from 'domain/pieces/textes/reponse'
import { useSession } from '../compte/use-session.ts'

const { question, lien, effet } = textesPageReponse.connexion

/** Offers to sign in, which avoids the captcha (PIECES-08, ROUTE-27). Says so when the signed-in person may not reply. */
export const WithAccount = () => {
  const pathname = useLocation({ select: (location) => location.pathname })
  if (useSession() !== null) return <p className="fr-mt-2w">{textesReponse.sansDroit}</p>
  return (
    <p className="fr-mt-2w">
      {question}{' '}
      <Link to={pathname} search={{ auth: 'true' }} className="fr-link">
        {lien}
      </Link>
      {effet}
    </p>
  )
}
