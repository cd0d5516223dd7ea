import { InvitationSaisie } from 'domain/rattachements/invitation'
import { erreursFin } from 'domain/rattachements/droits'
import { textesInvitation as textes } from 'domain/rattachements/textes/invitation'
import { EmailHint } from '../../compte/EmailHint.tsx'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import type { Outcome } from '../../core/acts/outcome.ts'
import type { Acts } from '../../core/acts/use-act.ts'
import { checkBody } from '../../core/form/check-body.ts'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { today } from '../../core/today.ts'
import { RightsFields } from '../RightsFields.tsx'

export interface InvitationValues {
  email: string
  fonction: string | null
  gestion: boolean
  depot: boolean
  fin: string
}

export const emptyInvitation: InvitationValues = { email: '', fonction: null, depot: true, gestion: false, fin: '' }
const checkShape = checkBody(InvitationSaisie)
const check = (values: InvitationValues) => {
  const refused = checkShape(values)
  return refused.some(({ field }) => field === 'fin') ? refused : [...refused, ...erreursFin(values.fin || null, today())]
}

interface Props<A> {
  acts: Acts
  onSend: (invitation: InvitationSaisie) => Promise<Outcome<A>>
  onClose: () => void
  /** Values already typed in another form. */
  typed?: InvitationValues | undefined
}

/** The form of an invitation: address, function, rights and their end (INVITE-01, INVITE-12). The caller chooses the associations. */
export const InvitationForm = <A,>({ acts, onSend, onClose, typed = emptyInvitation }: Props<A>) => {
  const form = useCheckedForm<InvitationValues>(typed, check)
  return (
    <DialogForm
      form={form}
      acts={acts}
      onSend={(values) => onSend(InvitationSaisie.parse(values))}
      onClose={onClose}
      confirm={textes.envoyer}
    >
      <TextField name="email" label={textes.email} type="email" autoComplete="off" />
      <EmailHint name="email" />
      <RightsFields />
      <p className="fr-text--sm">{textes.duree}</p>
    </DialogForm>
  )
}
