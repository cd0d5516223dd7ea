import { Link } from '@tanstack/react-router'
import { formatJour } from 'domain/core/jour'
import { textesDepot } from 'domain/suivi/textes/depot'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { Differences } from '../../association/Differences.tsx'
import { MembersTable } from '../../association/Members.tsx'
import { Alert } from '../../core/widgets/Alert.tsx'
import { FieldList } from '../../core/widgets/FieldList.tsx'
import type { DossierData } from '../dossier/dossier.ts'

type Comparaison = NonNullable<NonNullable<DossierData['verifications']>['comparaison']>
const textes = textesEspaceGreffe.comparaison

/** Changes of the register since the form was opened: the declarant did not see them. */
const Since = ({ depuis }: Pick<Comparaison, 'depuis'>) =>
  depuis && (
    <Alert level="warning" title={textes.depuis(formatJour(depuis.le))}>
      <p>{textes.depuisDetail}</p>
      <Differences rubriques={depuis.change} level={4} />
    </Alert>
  )

/** Full details of the new members: the register does not know them yet. */
const AddedMembres = ({ comite }: Pick<DossierData['depot'], 'comite'>) => {
  const [physiques, morales] = [comite.physiques, comite.morales].map((membres) => membres.filter(({ uuid }) => uuid === null))
  const venus = { ...comite, physiques, morales, reprises: [] } as typeof comite
  return venus.physiques.length + venus.morales.length > 0 && <MembersTable comite={venus} caption={textes.ajoutes} withContact />
}

const UnchangedRubriques = ({ inchange }: Pick<Comparaison, 'inchange'>) => (
  <details className="fr-my-2w">
    <summary>{textes.inchange(inchange.reduce((nombre, { champs }) => nombre + champs.length, 0))}</summary>
    {inchange.map(({ titre, champs }) => (
      <section key={titre}>
        <h4 className="differences__heading">{titre}</h4>
        <FieldList fields={champs.map(({ label, valeur }) => [label, valeur])} />
      </section>
    ))}
  </details>
)

interface Props extends Pick<DossierData, 'numero' | 'depot'> {
  comparaison: Comparaison
}

/** Compares the filing with the register (STAFF-24): differences in words, unchanged fields folded. */
export const DeclaredChanges = ({ numero, depot, comparaison: { change, inchange, depuis } }: Props) => (
  <section aria-labelledby="ce-qui-change" className="dossier__change">
    <Since depuis={depuis} />
    <h3 id="ce-qui-change" className="fr-h6">
      {textes.change}
    </h3>
    <p className="fr-hint-text">{textes.explication}</p>
    {change.length > 0 ? <Differences rubriques={change} level={4} /> : <p>{textes.rien}</p>}
    {depot.renouvellementComite && <p className="fr-mt-1w">{textesDepot.directionRenouvelee}</p>}
    <AddedMembres comite={depot.comite} />
    <UnchangedRubriques inchange={inchange} />
    <p>
      <Link to="/consultation/depot/$numero" params={{ numero }}>
        {textes.relire}
      </Link>
    </p>
  </section>
)
