import { Link } from '@tanstack/react-router'
import { dashboardAssociation } from 'contract/registre/registre'
import { formaterJour, jourDeParis } from 'domain/core/jour'
import { textesFiche } from 'domain/registre/textes-fiche'
import { textesHistorique } from 'domain/registre/textes-historique'
import { useApi } from '../core/api/use-api.ts'
import { Alert } from '../core/widgets/Alert.tsx'
import { Refused } from '../rattachements/demande/Refused.tsx'
import { bannerOf } from './banner.ts'
import { AnswerButtons } from '../rattachements/invitation/AnswerButtons.tsx'
import type { FicheData } from './fiche-data.ts'
import { rightsOf } from './my-associations.ts'
import './fiche-banner.css'

const jour = (instant: string) => formaterJour(jourDeParis(new Date(instant)))

/** Who invites is told by the person's own associations (MINE-06). */
const Invitation = ({ numero }: { numero: string }) => {
  const { data } = useApi(dashboardAssociation, {})
  const invited = data?.find((association) => association.numero === numero)
  return invited ? (
    <Alert level="info" title={rightsOf(invited) ?? ''}>
      <AnswerButtons numero={numero} denomination={invited.nom} />
    </Alert>
  ) : null
}

const Content = ({ data }: { data: FicheData }) => {
  const { association, enVigueur, nonConformites, juridiction, requeteEnCours, rattachement } = data
  switch (bannerOf(data)) {
    case 'ancienne':
      return (
        <Alert
          level="warning"
          title={textesHistorique.ancienne({ ordre: association.version, du: jour(enVigueur.du), au: jour(enVigueur.au ?? enVigueur.du) })}
        >
          <Link
            to="/association/$numero"
            params={{ numero: association.numero }}
            search={({ version: _, ...rest }) => rest}
            className="fr-link"
          >
            {textesHistorique.revenir}
          </Link>
        </Alert>
      )
    case 'invitation':
      return <Invitation numero={association.numero} />
    case 'refus':
      return (
        rattachement.refus && (
          <Refused numero={association.numero} denomination={association.informations.denomination} refus={rattachement.refus} />
        )
      )
    case 'nonConformites':
      return (
        <Alert
          level="warning"
          title={textesFiche.nonConformites({
            nombre: nonConformites.length,
            liste: nonConformites.join(', '),
            tribunal: juridiction.libelle,
          })}
        />
      )
    case 'requete':
      return <Alert level="info" title={textesFiche.requeteEnCours(formaterJour(requeteEnCours?.depuis ?? ''))} />
    case null:
      return null
  }
}

/** One banner at most, read out when the version shown changes (SHEET-31, SHEET-33, SHEET-35). */
export const FicheBanner = ({ data }: { data: FicheData }) => (
  <div role="status" className="fiche-banner">
    <Content data={data} />
  </div>
)
