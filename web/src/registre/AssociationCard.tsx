import { Link } from '@tanstack/react-router'
import { textesAssociation } from 'domain/association/textes'
import { textesAssociations } from 'domain/registre/textes-associations'
import { Badge } from '../core/widgets/Badge.tsx'
import { Card } from '../core/widgets/Card.tsx'
import { rightsOf, type MyAssociation } from './my-associations.ts'

const tones = { INSCRITE: 'success', DISSOUTE: 'warning', RADIEE: 'neutral', NONCONFORME: 'error' } as const

/** One of the person's associations (MINE-07). */
export const AssociationCard = ({ association }: { association: MyAssociation }) => {
  const { numero, nom, codePostal, commune, etat, rattachement } = association
  return (
    <Card
      title={nom}
      actions={
        <Link to="/association/$numero" params={{ numero }} className="fr-link">
          {textesAssociations.ouvrir(nom)}
        </Link>
      }
    >
      <p>
        <Badge tone={tones[etat]}>{textesAssociation.etats[etat]}</Badge> <Badge>{textesAssociations.rattachements[rattachement]}</Badge>
      </p>
      <p className="fr-text--sm">
        {textesAssociations.numero(numero)}
        <br />
        {codePostal} {commune}
        <br />
        {rightsOf(association)}
      </p>
    </Card>
  )
}
