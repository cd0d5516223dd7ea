import { Link } from '@tanstack/react-router'
import { textesAccueil } from 'domain/app/textes/accueil'
import { textesChrome } from 'domain/core/textes/chrome'
import { textesAssociations } from 'domain/registre/textes/associations'
import { Badge } from '../core/widgets/Badge.tsx'
import { EtatBadge } from '../registre/EtatBadge.tsx'
import { sortAssociations, type MyAssociation } from '../registre/my-associations.ts'
import { HomeList } from './HomeList.tsx'

/** The person's associations with their state. Those that invite the person are in the tasks, which also show a failed call. */
export const HomeAssociations = ({ associations }: { associations: readonly MyAssociation[] }) => (
  <HomeList
    title={textesChrome.onglets.associations}
    items={sortAssociations(associations).filter(({ invitation }) => invitation === null)}
    keyOf={({ numero }) => numero}
    to="/mes-associations"
    all={textesAccueil.toutesLesAssociations}
  >
    {({ numero, nom, etat, motifEtat, rattachement }) => (
      <>
        <Link to="/association/$numero" params={{ numero }} className="fr-link">
          {nom}
        </Link>
        <span>
          <EtatBadge etat={etat} motif={motifEtat} />{' '}
          {rattachement !== 'RATTACHE' && <Badge>{textesAssociations.rattachements[rattachement]}</Badge>}
        </span>
      </>
    )}
  </HomeList>
)
