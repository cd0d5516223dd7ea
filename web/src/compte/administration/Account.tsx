import { Link } from '@tanstack/react-router'
import { isAgent } from 'domain/compte/agent'
import { textesAdministrationCompte } from 'domain/compte/textes/administration-compte'
import { formatInstant } from 'domain/core/jour'
import { FieldList } from '../../core/widgets/FieldList.tsx'
import { useUser } from '../use-user.ts'
import { identityOf, stateInWords, type AccountData } from './account.ts'
import { AccountActions } from './AccountActions.tsx'
import { AccountJournal } from './AccountJournal.tsx'
import { AccountMails } from './AccountMails.tsx'
import { AccountSessions } from './AccountSessions.tsx'
import { Rights } from './Rights.tsx'
import { StateBadge } from './StateBadge.tsx'

const { champs, motPasse, secondFacteur } = textesAdministrationCompte

/** An account as the support sees it: identity, state, actions, then its history. */
export const Account = ({ account }: { account: AccountData }) => {
  const { data: me } = useUser()
  return (
    <>
      <p className="account__state">{stateInWords(account)}</p>
      <FieldList
        fields={[
          [champs.email, account.email],
          [champs.etat, <StateBadge key="etat" etat={account.etat} />],
          [champs.droits, <Rights key="droits" account={account} />],
          [champs.motPasse, account.aUnMotPasse ? motPasse.choisi : motPasse.absent],
          ...(isAgent(account.authorities)
            ? [[champs.secondFacteur, account.secondFacteur ? secondFacteur.enregistre : secondFacteur.absent] as const]
            : []),
          [champs.creeLe, formatInstant(new Date(account.creeLe))],
        ]}
      />
      <p>
        <Link to="/administration/comptes/$uuid/association" params={{ uuid: account.uuid }}>
          {textesAdministrationCompte.pourUneAssociation(identityOf(account))}
        </Link>
      </p>
      {me && <AccountActions account={account} author={me.uuid} />}
      <AccountMails mails={account.courriels} />
      <AccountSessions sessions={account.sessions} />
      <AccountJournal acts={account.actes} />
    </>
  )
}
