import { useFormContext } from 'react-hook-form'
import { textesOctroi as textes } from 'domain/rattachements/textes/octroi'
import { Button } from '../../core/widgets/Button.tsx'
import type { InvitationValues } from '../invitation/InvitationForm.tsx'

/** Shown under an address without an account: offers to invite it, with the typed values. */
export const InviteInstead = ({ onInvite }: { onInvite: (typed: InvitationValues) => void }) => {
  const { formState, getValues } = useFormContext<InvitationValues>()
  if (formState.errors.email?.message !== textes.sansCompte) return null
  const invite = () => {
    const { email, fonction, depot, gestion, fin } = getValues()
    onInvite({ email, fonction, depot, gestion, fin })
  }
  return (
    <p>
      <Button look="secondary" onClick={invite}>
        {textes.inviter}
      </Button>
    </p>
  )
}
