import { inviterPartout } from 'contract/rattachements/invitation'
import { textesInvitation } from 'domain/rattachements/textes/invitation'
import { useAct } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { InviteFor } from './InviteFor.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** Dialog that invites one person to several associations at once. */
export const InviteEverywhere = ({ open, onClose }: Props) => {
  const acts = useAct(textesInvitation.echecEnvoi)
  return (
    <Dialog open={open} title={textesInvitation.inviter} onClose={onClose}>
      <InviteFor
        acts={acts}
        onSend={(invitation, numeros) => acts.attempt(inviterPartout, { body: { ...invitation, numeros } }, null)}
        onClose={onClose}
      />
    </Dialog>
  )
}
