import { accorderRattachement } from 'contract/rattachements/octroi'
import { erreursFin } from 'domain/rattachements/droits'
import { TypedOctroi } from 'domain/rattachements/octroi'
import { textesOctroi as textes } from 'domain/rattachements/textes/octroi'
import { EmailHint } from '../../compte/EmailHint.tsx'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { checkBody } from '../../core/form/check-body.ts'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { today } from '../../core/today.ts'
import { emptyInvitation, type InvitationValues } from '../invitation/InvitationForm.tsx'
import { RightsFields } from '../RightsFields.tsx'
import { InviteInstead } from './InviteInstead.tsx'

interface Props {
  open: boolean
  numero: string
  /** For an address without an account: invites it instead, with the typed values. */
  onInvite: (typed: InvitationValues) => void
  onClose: () => void
}

type Values = InvitationValues & { motif: string }

const checkShape = checkBody(TypedOctroi)
const check = (values: Values) => [...checkShape(values), ...erreursFin(values.fin || null, today())]

const GrantForm = ({ numero, onInvite, onClose }: Omit<Props, 'open'>) => {
  const acts = useAct(textes.echec)
  const form = useCheckedForm<Values>({ ...emptyInvitation, motif: '' }, check)
  return (
    <DialogForm
      form={form}
      acts={acts}
      onSend={(values) =>
        acts.attempt(accorderRattachement, { params: { numero }, body: TypedOctroi.parse(values) }, () => textes.fait(values.email.trim()))
      }
      onClose={onClose}
      confirm={textes.envoyer}
    >
      <p>{textes.explication}</p>
      <TextField name="email" label={textes.email} type="email" autoComplete="off" />
      <EmailHint name="email" />
      <InviteInstead onInvite={onInvite} />
      <RightsFields />
      <TextField name="motif" label={textes.motif} maxLength={500} />
    </DialogForm>
  )
}

/** The court gives rights to an account at once, without an invitation (STAFF-17). */
export const GrantDialog = ({ open, ...props }: Props) => (
  <Dialog open={open} title={textes.accorder} onClose={props.onClose}>
    <GrantForm {...props} />
  </Dialog>
)
