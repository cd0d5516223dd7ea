import type { ReactNode } from 'react'
import { useParams } from '@tanstack/react-router'
import { getAssociationGreffe } from 'contract/greffe/association'
import { textesGreffeFiche } from 'domain/association/textes/greffe-fiche'
import { textesGuichet } from 'domain/requetes/textes/guichet'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { auGuichet } from '../../requetes/au-guichet.tsx'
import { dissolutionDe } from '../../requetes/dissolution.tsx'
import { modificationDe } from '../../requetes/modification.tsx'
import { radiationDe } from '../../requetes/radiation.tsx'
import { FilingPage } from '../../registre/FilingPage.tsx'
import type { Filing } from '../../registre/unavailable-actions.ts'

/** Renders the page only for an association of the clerk's courts. Others are unknown to the clerk (STAFF-01). */
const OfTheCourt = ({ filing, children }: { filing: Filing; children: ReactNode }) => {
  const { numero = '' } = useParams({ strict: false })
  const court = useApi(getAssociationGreffe, { params: { numero } })
  if (court.data !== undefined) return children
  return (
    <Page title={textesGuichet.entrees[filing]}>
      <QueryAnswer query={court} unknown={<p>{textesGreffeFiche.inconnue(numero)}</p>}>
        {() => null}
      </QueryAnswer>
    </Page>
  )
}

/** STAFF-15: records a modification filed on paper. */
export const CounterModificationPage = () => (
  <OfTheCourt filing="modification">
    <FilingPage filing="modification" guichet demarcheDe={(visee) => auGuichet(modificationDe(visee))} />
  </OfTheCourt>
)

/** STAFF-15: records a dissolution filed on paper. */
export const CounterDissolutionPage = () => (
  <OfTheCourt filing="dissolution">
    <FilingPage filing="dissolution" guichet demarcheDe={(visee) => auGuichet(dissolutionDe(visee))} />
  </OfTheCourt>
)

/** STAFF-15: records a radiation filed on paper. */
export const CounterRadiationPage = () => (
  <OfTheCourt filing="radiation">
    <FilingPage filing="radiation" guichet demarcheDe={(visee) => auGuichet(radiationDe(visee))} />
  </OfTheCourt>
)
