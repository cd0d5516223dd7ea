import { useState, type ReactNode } from 'react'
import type { Invitation, UsagerRattache } from 'contract/rattachements/listes'
import { textesInvitation } from 'domain/rattachements/textes-invitation'
import { textesTables } from 'domain/rattachements/textes-tables'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { InviteDialog } from '../invitation/InviteDialog.tsx'
import { PendingInvitations } from '../invitation/PendingInvitations.tsx'
import { AttachedUsers } from './AttachedUsers.tsx'
import { SuccessionProposal } from './SuccessionProposal.tsx'
import './users.css'

interface Props {
  numero: string
  denomination: string
  usagers: readonly UsagerRattache[]
  invitations: readonly Invitation[]
  administre: boolean
  /** What stands under the tables. */
  children?: ReactNode
}

/** Who may act for an association, by e-mail address (SHEET-25), and who is invited to; with the acts the reader may do, for a user and for the court alike. */
export const UsersAndInvitations = ({ numero, denomination, usagers, invitations, administre, children }: Props) => {
  const [inviting, setInviting] = useState(false)
  const { heading, removed } = useFocusAfterRemoval<HTMLDivElement>()
  return (
    <div ref={heading} tabIndex={-1} role="region" aria-label={textesTables.utilisateurs} className="users">
      {administre && (
        <p>
          <Button look="secondary" onClick={() => setInviting(true)}>
            {textesInvitation.inviter}
          </Button>
        </p>
      )}
      {administre && <SuccessionProposal numero={numero} onDone={removed} />}
      <AttachedUsers
        numero={numero}
        denomination={denomination}
        usagers={usagers}
        administre={administre}
        onInvite={() => setInviting(true)}
        onRemoved={removed}
      />
      <PendingInvitations numero={numero} invitations={invitations} administre={administre} onRemoved={removed} />
      {children}
      <InviteDialog open={inviting} numero={numero} onClose={() => setInviting(false)} />
    </div>
  )
}
