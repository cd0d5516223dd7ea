import { Link, useParams } from '@tanstack/react-router'
import { obstaclesSuccession } from 'domain/registre/succession'
import { textesSuccession as textes } from 'domain/rattachements/textes/succession'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { Page } from '../core/layout/Page.tsx'
import type { FicheData } from './fiche-data.ts'
import { obstaclesAction } from 'domain/registre/obstacles-actions'
import { UnknownAssociation } from './UnknownAssociation.tsx'
import { useFiche } from './use-fiche.ts'
import { Users } from './Users.tsx'

const Back = ({ data }: { data: FicheData }) => {
  const { numero, informations } = data.association
  return (
    <p>
      <Link to="/association/$numero" params={{ numero }} className="fr-link">
        {informations.denomination}
      </Link>
    </p>
  )
}

const Steps = ({ data }: { data: FicheData }) => {
  const { numero } = data.association
  const reasons = obstaclesAction('modification', data)
  return (
    <>
      <h2 className="fr-h4">{textes.etapes.declarer}</h2>
      {reasons.length === 0 ? (
        <>
          <p>{textes.declarer}</p>
          <p>
            <Link to="/association/$numero/modification" params={{ numero }} className="fr-btn fr-btn--secondary">
              {textes.declarerLien}
            </Link>
          </p>
        </>
      ) : (
        reasons.map((reason) => <p key={reason}>{reason}</p>)
      )}
      <h2 className="fr-h4">{textes.etapes.inviter}</h2>
      <p>{textes.inviter}</p>
      <h2 className="fr-h4">{textes.etapes.retirer}</h2>
      <p>{textes.retirer}</p>
      <Users data={data} />
    </>
  )
}

/** « Passer la main » (ATTACH-21, SHEET-12): declare, invite and remove on one page. Shows the reasons to people who may not. */
export const SuccessionPage = () => {
  const { numero } = useParams({ from: '/donnees/association/$numero/passer-la-main' })
  const fiche = useFiche(numero, undefined)
  return (
    <Page title={textes.passerLaMain}>
      <QueryAnswer query={fiche} unknown={<UnknownAssociation numero={numero} />}>
        {(data) => {
          const reasons = obstaclesSuccession(data)
          return (
            <>
              <Back data={data} />
              {reasons.length === 0 ? <Steps data={data} /> : reasons.map((reason) => <p key={reason}>{reason}</p>)}
            </>
          )
        }}
      </QueryAnswer>
    </Page>
  )
}
