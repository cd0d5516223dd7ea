import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { dashboardAssociation } from 'contract/registre/registre'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { stripPeriod } from 'domain/core/strip-period'
import { textesDemande } from 'domain/rattachements/textes/demande'
import { textesFiche } from 'domain/registre/textes/fiche'
import { textesHistorique } from 'domain/registre/textes/historique'
import { useApi } from '../core/api/use-api.ts'
import { AlertTitle } from '../core/widgets/Alert.tsx'
import { RefusalRead } from '../rattachements/demande/RefusalRead.tsx'
import { AnswerButtons } from '../rattachements/invitation/AnswerButtons.tsx'
import { bannerOf } from './banner.ts'
import type { FicheData } from './fiche-data.ts'
import { rightsOf } from './my-associations.ts'
import './fiche-banner.css'

const jour = (instant: string) => formatJour(jourDeParis(new Date(instant)))

interface Told {
  level: 'info' | 'warning'
  title: string
  /** Buttons or link of the banner. */
  acts?: ReactNode
}

/** The sheet does not name the sender of an invitation: read it from the person's associations (MINE-06). */
const useInvitation = (numero: string, enabled: boolean): Told | null => {
  const { data } = useApi(dashboardAssociation, {}, { enabled })
  const invited = data?.find((association) => association.numero === numero)
  return invited
    ? { level: 'info', title: rightsOf(invited) ?? '', acts: <AnswerButtons numero={numero} denomination={invited.nom} /> }
    : null
}

const useTold = (data: FicheData): Told | null => {
  const { association, enVigueur, nonConformites, juridiction, requeteEnCours, rattachement } = data
  const { numero } = association
  const banner = bannerOf(data)
  const invitation = useInvitation(numero, banner === 'invitation')
  switch (banner) {
    case 'ancienne':
      return {
        level: 'warning',
        title: textesHistorique.ancienne({
          ordre: association.version,
          du: jour(enVigueur.du),
          au: jour(enVigueur.au ?? enVigueur.du),
        }),
        acts: (
          <Link to="/association/$numero" params={{ numero }} search={({ version: _, ...rest }) => rest} className="fr-link">
            {textesHistorique.revenir}
          </Link>
        ),
      }
    case 'invitation':
      return invitation
    case 'refus':
      return (
        rattachement.refus && {
          level: 'warning',
          title: textesDemande.refuse(formatJour(rattachement.refus.demandeeLe), rattachement.refus.motif),
          acts: <RefusalRead numero={numero} denomination={association.informations.denomination} />,
        }
      )
    case 'nonConformites':
      return {
        level: 'warning',
        title: textesFiche.nonConformites({
          nombre: nonConformites.length,
          liste: nonConformites.map(stripPeriod).join(', '),
          tribunal: juridiction.libelle,
        }),
      }
    case 'requete':
      return { level: 'info', title: textesFiche.requeteEnCours(formatJour(requeteEnCours?.depuis ?? '')) }
    case null:
      return null
  }
}

/**
 * One banner at most (SHEET-31, SHEET-33, SHEET-35). A live region announces it when the shown version changes. The buttons stay outside
 * the live region.
 */
export const FicheBanner = ({ data }: { data: FicheData }) => {
  const told = useTold(data)
  return (
    <div className={told === null ? undefined : `fiche-banner fr-alert fr-alert--${told.level}`}>
      <div role="status">{told && <AlertTitle {...told} />}</div>
      {told?.acts}
    </div>
  )
}
