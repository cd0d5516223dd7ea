import { useState, type ReactNode } from 'react'
import type { Invitation, AttachedUsager } from 'contract/rattachements/listes'
import { textesInvitation } from 'domain/rattachements/textes/invitation'
import { textesOctroi } from 'domain/rattachements/textes/octroi'
import { textesTables } from 'domain/rattachements/textes/tables'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import type { InvitationValues } from '../invitation/InvitationForm.tsx'
import { InviteDialog } from '../invitation/InviteDialog.tsx'
import { PendingInvitations } from '../invitation/PendingInvitations.tsx'
import { AttachedUsers, type ContestAsked } from './AttachedUsers.tsx'
import { GrantDialog } from './GrantDialog.tsx'
import { SuccessionProposal } from './SuccessionProposal.tsx'
import './users.css'

interface Props {
  numero: string
  denomination: string
  usagers: readonly AttachedUsager[]
  invitations: readonly Invitation[]
  administre: boolean
  /** For the court, which may also give rights without an invitation. */
  court?: boolean
  contest?: ContestAsked | undefined
  /** Shown under the tables. */
  children?: ReactNode
}

type Asking = { what: 'invite'; typed: InvitationValues | undefined } | { what: 'grant' } | null

/** The attached people and the invitations, by email address (SHEET-25), with the reader's actions. For users and for the court. */
export const UsersAndInvitations = ({
  numero,
  denomination,
  usagers,
  invitations,
  administre,
  court = false,
  contest,
  children,
}: Props) => {
  const [asking, setAsking] = useState<Asking>(null)
  const { heading, removed } = useFocusAfterRemoval<HTMLDivElement>()
  const invite = (typed?: InvitationValues) => setAsking({ what: 'invite', typed })
  const close = () => setAsking(null)
  return (
    <div ref={heading} tabIndex={-1} role="region" aria-label={textesTables.utilisateurs} className="users">
      {administre && (
        <Buttons>
          <Button look="secondary" onClick={() => invite()}>
            {textesInvitation.inviter}
          </Button>
          {court && (
            <Button look="secondary" onClick={() => setAsking({ what: 'grant' })}>
              {textesOctroi.accorder}
            </Button>
          )}
        </Buttons>
      )}
      {administre && <SuccessionProposal numero={numero} onDone={removed} />}
      <AttachedUsers
        numero={numero}
        denomination={denomination}
        usagers={usagers}
        administre={administre}
        contest={contest}
        onInvite={() => invite()}
        onRemoved={removed}
      />
      <PendingInvitations numero={numero} invitations={invitations} administre={administre} onRemoved={removed} />
      {children}
      <InviteDialog
        open={asking?.what === 'invite'}
        numero={numero}
        typed={asking?.what === 'invite' ? asking.typed : undefined}
        onClose={close}
      />
      <GrantDialog open={asking?.what === 'grant'} numero={numero} onInvite={invite} onClose={close} />
    </div>
  )
}
