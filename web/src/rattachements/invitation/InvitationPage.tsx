import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { Answer } from 'contract/core/call'
import { lireInvitation } from 'contract/rattachements/invitation'
import { formatJour } from 'domain/core/jour'
import { droitsEnMots } from 'domain/rattachements/droits-en-mots'
import { textesInvitation as textes } from 'domain/rattachements/textes/invitation'
import { textesTables } from 'domain/rattachements/textes/tables'
import { useUser } from '../../compte/use-user.ts'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { Alert } from '../../core/widgets/Alert.tsx'
import { AnswerButtons } from './AnswerButtons.tsx'
import { OtherAccount } from './OtherAccount.tsx'

type Invitation = NonNullable<Answer<typeof lireInvitation>['invitation']>

const Sheet = ({ numero }: { numero: string }) => (
  <Link to="/association/$numero" params={{ numero }} className="fr-link">
    {textes.ouvrirFiche}
  </Link>
)

const GoneInvitation = ({ numero }: { numero: string }) => (
  <Alert level="error" title={textes.echecAcceptation}>
    <p>{textes.disparue}</p>
    <Sheet numero={numero} />
  </Alert>
)

const OwnInvitation = ({ numero, invitation }: { numero: string; invitation: Invitation }) => {
  const navigate = useNavigate()
  const { etat, identite, denomination, fonction, fin, limite } = invitation
  if (etat === 'DISPARUE') return <GoneInvitation numero={numero} />
  if (etat === 'ACCEPTEE')
    return (
      <>
        <p>{textes.dejaAcceptee}</p>
        <Sheet numero={numero} />
      </>
    )
  const rights = droitsEnMots(invitation).join(', ') || textesTables.aucunDroit
  return (
    <>
      <p>{textes.vousInvite(identite, denomination)}</p>
      <p>
        {textes.fonctionProposee(fonction)}
        <br />
        {textes.droitsProposes(rights)}
        {fin !== null && ` ${textes.finDesDroits(formatJour(fin))}`}
      </p>
      <p>{textes.jusquAu(formatJour(limite))}</p>
      <AnswerButtons
        numero={numero}
        denomination={denomination}
        onAnswered={(valide) => void navigate(valide ? { to: '/association/$numero', params: { numero } } : { to: '/mes-associations' })}
      />
    </>
  )
}

/** The page of an invitation's mailed link (MAIL-04). It tells another account than the invited one how to switch (INVITE-09). */
export const InvitationPage = () => {
  const { numero, id } = useParams({ from: '/donnees/association/$numero/invitation/$id' })
  const { email } = useSearch({ from: '/donnees/association/$numero/invitation/$id' })
  const query = useApi(lireInvitation, { params: { numero, id } }, { staleTime: 0 })
  const user = useUser()
  return (
    <Page title={query.data?.invitation ? textes.titrePageDe(query.data.invitation.denomination) : textes.titrePage}>
      <QueryAnswer query={query} unknown={<GoneInvitation numero={numero} />}>
        {({ destinataire, invitation }) =>
          invitation ? (
            <OwnInvitation numero={numero} invitation={invitation} />
          ) : (
            <QueryAnswer query={user}>
              {(account) => (
                <OtherAccount
                  destinataire={destinataire}
                  compte={account.email}
                  email={typeof email === 'string' ? email : ''}
                  back={`/association/${numero}/invitation/${id}`}
                />
              )}
            </QueryAnswer>
          )
        }
      </QueryAnswer>
    </Page>
  )
}
