import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { getAssociation } from 'contract/registre/fiche'
import { jourDeParis } from 'domain/core/jour'
import { obstaclesAction } from 'domain/registre/obstacles-actions'
import { textesAideActions } from 'domain/registre/textes/aide-actions'
import { obstaclesDepotAuGuichet } from 'domain/requetes/depot/obstacles-depot'
import { textesGuichet } from 'domain/requetes/textes/guichet'
import { knownAssociation } from '../association/known-association.ts'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { queryOf, useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { Alert } from '../core/widgets/Alert.tsx'
import { DemarchePage } from '../requetes/demarche/DemarchePage.tsx'
import type { TargetAssociation, FormulaireOnAssociation, SaisieOnAssociation } from '../requetes/on-association.tsx'
import type { FicheData } from './fiche-data.ts'
import { UnknownAssociation } from './UnknownAssociation.tsx'
import type { Filing } from './unavailable-actions.ts'

interface Props<S extends SaisieOnAssociation> {
  filing: Filing
  /** True when a clerk of the court records a paper filing (STAFF-15). */
  guichet?: boolean
  demarcheDe: (visee: TargetAssociation) => FormulaireOnAssociation<S>
}

/** Why the filing is not possible, with the same reasons as the menu of the sheet (ROUTE-32). */
const FilingRefusal = ({ data, reasons, guichet }: { data: FicheData; reasons: readonly string[]; guichet: boolean }) => {
  const { numero, informations } = data.association
  return (
    <>
      <Alert level="info" title={guichet ? textesGuichet.impossible : textesAideActions.impossible}>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Alert>
      <p>
        <Link to={guichet ? '/greffe/association/$numero' : '/association/$numero'} params={{ numero }} className="fr-link">
          {informations.denomination}
        </Link>
      </p>
    </>
  )
}

const targetOf = ({ association, juridiction }: FicheData): TargetAssociation => ({
  association: knownAssociation(association),
  tribunal: juridiction,
})

/** The form works on the association as it was when it opened. Sending detects later changes (SRV-28). */
const FilingForm = <S extends SaisieOnAssociation>({ data, filing, guichet = false, demarcheDe }: Props<S> & { data: FicheData }) => {
  const [reasons] = useState(() => (guichet ? obstaclesDepotAuGuichet(filing, data) : obstaclesAction(filing, data)))
  const { numero } = data.association
  const client = useQueryClient()
  const [ouverte, setOuverte] = useState(() => demarcheDe(targetOf(data)))
  const read = (version?: number) =>
    client.fetchQuery({
      ...queryOf(getAssociation, { params: { numero }, query: version === undefined ? {} : { version: String(version) } }),
      staleTime: 0,
    })
  const aJour = async (saisie: S): Promise<S> => {
    const [base, derniere] = await Promise.all([read(saisie.version), read()])
    setOuverte(demarcheDe(targetOf(derniere)))
    return ouverte.rebase(saisie, targetOf(base), targetOf(derniere), jourDeParis(new Date(derniere.enVigueur.du)))
  }
  const reopen = async (saisie: S) => (saisie.version === data.association.version ? saisie : aJour(saisie))
  if (reasons.length === 0) return <DemarchePage demarche={{ ...ouverte, aJour, reopen }} />
  return (
    <Page title={guichet ? textesGuichet.entrees[filing] : textesAideActions.actions[filing]}>
      <FilingRefusal data={data} reasons={reasons} guichet={guichet} />
    </Page>
  )
}

/** Page of a filing on one association: the form, or why it is not possible (ROUTE-19 to ROUTE-21, ACTION-01 to ACTION-11). */
export const FilingPage = <S extends SaisieOnAssociation>(props: Props<S>) => {
  const { numero = '' } = useParams({ strict: false })
  // Always refetched before the form opens: a cached sheet may be outdated.
  const { data, error, refetch, isFetchedAfterMount } = useApi(getAssociation, { params: { numero }, query: {} }, { staleTime: 0 })
  if (data !== undefined && isFetchedAfterMount) return <FilingForm key={data.association.numero} data={data} {...props} />
  return (
    <Page title={textesAideActions.actions[props.filing]}>
      <QueryAnswer
        query={{ data: undefined, error: isFetchedAfterMount ? error : null, refetch }}
        unknown={<UnknownAssociation numero={numero} />}
      >
        {() => null}
      </QueryAnswer>
    </Page>
  )
}
