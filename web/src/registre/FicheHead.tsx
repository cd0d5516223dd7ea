import { textesAssociations } from 'domain/registre/textes/associations'
import { textesFiche } from 'domain/registre/textes/fiche'
import { textesFollow } from 'domain/rattachements/textes/follow'
import { Badge } from '../core/widgets/Badge.tsx'
import type { DemandeNumerisation } from '../numerisation/use-numerisation.ts'
import { FollowButton } from '../rattachements/suivre/FollowButton.tsx'
import { CourtLink } from './CourtLink.tsx'
import { EtatBadge } from './EtatBadge.tsx'
import { FicheActions } from './FicheActions.tsx'
import type { FicheData } from './fiche-data.ts'
import { Successor } from './Successor.tsx'
import './fiche-head.css'

/** Under the name: state, number, commune and court (SHEET-23), then the actions. */
export const FicheHead = ({ data, demande }: { data: FicheData; demande: DemandeNumerisation }) => {
  const { association, juridiction, rattachement, referencePapier, suivie } = data
  const { numero, etatAssociation, motifEtat, informations } = association
  const { codePostal, commune } = informations.adresse
  return (
    <div className="fiche-head">
      <Successor sort={data.derniere} />
      <p className="fiche-head__facts">
        <EtatBadge etat={etatAssociation} motif={motifEtat} />
        {rattachement.etat !== 'NON_RATTACHE' && <Badge>{textesAssociations.rattachements[rattachement.etat]}</Badge>}
        <span>{textesFiche.numero(numero)}</span>
        <span>{textesFiche.commune({ codePostal, commune: commune.libelle, tribunal: juridiction.libelle })}</span>
        {referencePapier && <span>{textesFiche.referencePapier(referencePapier)}</span>}
        <CourtLink numero={numero} tribunal={juridiction.id} />
      </p>
      <FicheActions data={data} demande={demande} />
      <div className="fiche-head__follow">
        {suivie && <p>{textesFollow.suivie}</p>}
        <FollowButton numero={numero} followed={suivie} />
      </div>
    </div>
  )
}
