import { useWatch } from 'react-hook-form'
import { modifierAgent } from 'contract/compte/support'
import { textesAdministrationCompte } from 'domain/compte/textes-administration-compte'
import { useConstantes } from '../../core/constantes.ts'
import { Checkbox } from '../../core/form/Checkbox.tsx'
import { DialogForm } from '../../core/form/DialogForm.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { differs } from '../../core/form/use-leave-guard.ts'
import type { AccountData } from './account.ts'
import { CourtBoxes } from './CourtBoxes.tsx'
import type { AccountActs } from './use-account-act.ts'

interface Props {
  account: AccountData
  acts: AccountActs
  onClose: () => void
}

interface Values {
  greffe: boolean
  administration: boolean
  tribunaux: string[]
}

const { droits, effets, faits } = textesAdministrationCompte

/** STAFF-28: what a member of the staff may do, and at which courts. */
export const StaffForm = ({ account: { uuid, authorities, tribunaux }, acts, onClose }: Props) => {
  const constantes = useConstantes()
  const initial: Values = {
    greffe: authorities.includes('GREFFE'),
    administration: authorities.includes('ADMINISTRATION'),
    tribunaux: tribunaux.map(({ id }) => id),
  }
  const form = useCheckedForm<Values>(initial, (values) =>
    values.greffe && values.tribunaux.length === 0 ? [{ field: 'tribunaux', defaultMessage: droits.sansTribunal }] : [],
  )
  const values = useWatch({ control: form.control }) as Values
  const courts = ({ greffe, tribunaux: ticked }: Values) => (greffe ? ticked.toSorted() : [])
  const same =
    values.greffe === initial.greffe && values.administration === initial.administration && !differs(courts(values), courts(initial))
  const send = (sent: Values) => acts.send(modifierAgent, { params: { uuid }, body: { ...sent, tribunaux: courts(sent) } }, faits.agent)
  return (
    <DialogForm
      form={form}
      onSend={send}
      onClose={onClose}
      busy={acts.busy}
      confirm={droits.enregistrer}
      blocked={same ? droits.inchanges : null}
    >
      <p>{effets.agent}</p>
      <Checkbox name="greffe" label={droits.greffe} />
      {values.greffe && <CourtBoxes name="tribunaux" label={droits.tribunaux} courts={constantes?.tribunaux ?? []} />}
      <Checkbox name="administration" label={droits.administration} />
    </DialogForm>
  )
}
