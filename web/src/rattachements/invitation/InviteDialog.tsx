import { inviter } from 'contract/rattachements/invitation'
import { textesSucces } from 'domain/core/textes/succes'
import { textesInvitation as textes } from 'domain/rattachements/textes/invitation'
import { useAct } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { InvitationForm, type InvitationValues } from './InvitationForm.tsx'

interface Props {
  open: boolean
  numero: string
  onClose: () => void
  typed?: InvitationValues | undefined
}

/** Invites somebody to one association (INVITE-04, INVITE-07). */
export const InviteDialog = ({ open, numero, onClose, typed }: Props) => {
  const acts = useAct(textes.echecEnvoi)
  return (
    <Dialog open={open} title={textes.inviter} onClose={onClose}>
      <InvitationForm
        typed={typed}
        acts={acts}
        onSend={(body) => acts.attempt(inviter, { params: { numero }, body }, () => textesSucces.invitationEnvoyee(body.email))}
        onClose={onClose}
      />
    </Dialog>
  )
}
