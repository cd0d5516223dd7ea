import { Link } from '@tanstack/react-router'
import { textesAssociations } from 'domain/registre/textes/associations'
import { Badge } from '../core/widgets/Badge.tsx'
import { Card } from '../core/widgets/Card.tsx'
import { RefusedDemande } from '../rattachements/demande/RefusedDemande.tsx'
import { AnswerButtons } from '../rattachements/invitation/AnswerButtons.tsx'
import { EtatBadge } from './EtatBadge.tsx'
import { rightsOf, type MyAssociation } from './my-associations.ts'

/** One of the person's associations (MINE-07). */
export const AssociationCard = ({ association }: { association: MyAssociation }) => {
  const { numero, nom, codePostal, commune, etat, motifEtat, rattachement, numerisation, refus } = association
  const lines = [rightsOf(association), textesAssociations.numerisations[numerisation]].filter((line) => line !== null)
  return (
    <Card
      title={nom}
      actions={
        <>
          {rattachement === 'INVITATION_EN_COURS' && <AnswerButtons numero={numero} denomination={nom} />}
          <Link to="/association/$numero" params={{ numero }} className="fr-link">
            {textesAssociations.ouvrir.visible}
            <span className="fr-sr-only"> {textesAssociations.ouvrir.complement(nom)}</span>
          </Link>
        </>
      }
    >
      <p>
        <EtatBadge etat={etat} motif={motifEtat} /> <Badge>{textesAssociations.rattachements[rattachement]}</Badge>
      </p>
      <p className="fr-text--sm">
        {textesAssociations.numero(numero)}
        <br />
        {codePostal} {commune}
        {lines.map((line) => (
          <span key={line} className="cell-line">
            {line}
          </span>
        ))}
      </p>
      {refus && <RefusedDemande numero={numero} denomination={nom} refus={refus} />}
    </Card>
  )
}
