import { Link } from '@tanstack/react-router'
import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { libelleTypeRequete } from 'domain/requetes/types'
import { textesTableauDeBord } from 'domain/suivi/textes/tableau-de-bord'
import { Badge } from '../core/widgets/Badge.tsx'
import { Card } from '../core/widgets/Card.tsx'
import { StateBadge } from './StateBadge.tsx'
import './request.css'

/** Summary of one request (REQ-06): type, state, declarant and day of filing. Actions are on its own page. */
export const RequestCard = ({ request }: { request: RequeteTableauDeBord }) => {
  const { numero, nom, type, declarant, codePostal, commune, nouveauxDocuments, phrase } = request
  const date = formatJour(jourDeParis(new Date(request.datePreEnregistrement)))
  return (
    <Card
      level={3}
      title={
        <Link to="/requete/detail/$numero" params={{ numero }}>
          {textesTableauDeBord.requete(libelleTypeRequete(type), nom)}
        </Link>
      }
    >
      <p className="badges">
        <StateBadge {...request} />
        {nouveauxDocuments > 0 && <Badge tone="new">{textesTableauDeBord.aLire(nouveauxDocuments)}</Badge>}
      </p>
      <p>{phrase}</p>
      <p className="fr-text--sm">
        {textesTableauDeBord.depot({ numero, date, declarant })}
        <br />
        {request.issuTeleservice ? textesTableauDeBord.origine.enLigne : textesTableauDeBord.origine.auGreffe}
        <br />
        {codePostal} {commune}
      </p>
    </Card>
  )
}
