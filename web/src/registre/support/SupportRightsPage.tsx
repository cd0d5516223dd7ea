import { Link, useParams } from '@tanstack/react-router'
import { getDroitsAuSupport } from 'contract/registre/support'
import { textesChrome } from 'domain/core/textes/chrome'
import { textesSupportAssociation as textes } from 'domain/registre/textes/support-association'
import { isUnknown } from '../../core/api/api-error.ts'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { PlainTable } from '../../core/table/PlainTable.tsx'
import { FieldList } from '../../core/widgets/FieldList.tsx'
import { EtatBadge } from '../EtatBadge.tsx'
import { actionColumns } from './action-columns.tsx'
import { SupportLinks } from './SupportLinks.tsx'

/** STAFF-27: what one person can do for one association, with the reasons shown to them. Read only. */
export const SupportRightsPage = () => {
  const { uuid, numero } = useParams({ from: '/donnees/administration/comptes/$uuid/association/$numero' })
  // Always refetched: the person on the telephone may act meanwhile.
  const rights = useApi(getDroitsAuSupport, { params: { uuid, numero } }, { staleTime: 0 })
  const { data, error } = rights
  const named = data && textes.titre(`${data.compte.prenom} ${data.compte.nom}`, data.association.denomination)
  return (
    <Page title={named ?? (isUnknown(error) ? textesChrome.rien : textes.sansNom)}>
      <p>
        <Link to="/administration/comptes/$uuid" params={{ uuid }}>
          {textes.revenirCompte}
        </Link>{' '}
        <Link to="/administration/comptes/$uuid/association" params={{ uuid }} className="fr-ml-2w">
          {textes.autreAssociation}
        </Link>
      </p>
      <QueryAnswer query={rights} unknown={<p>{textes.inconnue}</p>}>
        {({ association, lien, actions, ...links }) => (
          <>
            <p>{textes.consigne}</p>
            <FieldList
              fields={[
                [textes.association.lien, textes.liens[lien]],
                [textes.association.numero, association.numero],
                [textes.association.etat, <EtatBadge key="etat" etat={association.etat} motif={association.motifEtat} />],
                [textes.association.tribunal, association.tribunal],
              ]}
            />
            <h2 className="fr-h4 fr-mt-4w">{textes.actions}</h2>
            <PlainTable caption={textes.tableauActions} columns={actionColumns} rows={actions} keyOf={({ action }) => action} />
            <SupportLinks links={links} />
          </>
        )}
      </QueryAnswer>
    </Page>
  )
}
