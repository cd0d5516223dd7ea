import { useWatch } from 'react-hook-form'
import { modifierAgent } from 'contract/compte/support'
import { applyDroits, checkDroits } from 'domain/compte/agent'
import { obstaclesDroits } from 'domain/compte/support'
import { textesAdministrationCompte } from 'domain/compte/textes/administration-compte'
import { textesOwnCompte } from 'domain/compte/textes/own-compte'
import type { Acts } from '../../core/acts/use-act.ts'
import { useConstants } from '../../core/constants.ts'
import { Boxes } from '../../core/form/Boxes.tsx'
import { Checkbox } from '../../core/form/Checkbox.tsx'
import { courtOptions } from '../../core/form/court-options.ts'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { differs } from '../../core/form/use-leave-guard.ts'
import type { AccountData } from './account.ts'

interface Props {
  account: AccountData
  author: string
  acts: Acts
  onClose: () => void
}

interface Values {
  greffe: boolean
  juge: boolean
  administration: boolean
  tribunaux: string[]
}

const { droits, effets, faits } = textesAdministrationCompte

/** STAFF-28: the roles of a member of the staff, and their courts. */
export const StaffForm = ({ account, author, acts, onClose }: Props) => {
  const constantes = useConstants()
  const initial: Values = {
    greffe: account.authorities.includes('GREFFE'),
    juge: account.authorities.includes('JUGE'),
    administration: account.authorities.includes('ADMINISTRATION'),
    tribunaux: account.tribunaux.map(({ id }) => id),
  }
  const form = useCheckedForm<Values>(initial, checkDroits)
  const values = useWatch({ control: form.control }) as Values
  const same = !differs(applyDroits(values), applyDroits(initial))
  const blocked = same ? textesOwnCompte.rienAModifier : obstaclesDroits(values, account, author).join(' ') || null
  const send = (sent: Values) =>
    acts.attempt(
      modifierAgent,
      { params: { uuid: account.uuid }, body: { ...sent, tribunaux: applyDroits(sent).tribunaux } },
      () => faits.DROITS,
    )
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={droits.enregistrer} blocked={blocked}>
      <p>{effets.DROITS}</p>
      <Checkbox name="greffe" label={droits.greffe} />
      <Checkbox name="juge" label={droits.juge} hint={droits.aideJuge} />
      {(values.greffe || values.juge) && (
        <Boxes name="tribunaux" label={droits.tribunaux} options={courtOptions(constantes?.tribunaux ?? [])} />
      )}
      <Checkbox name="administration" label={droits.administration} />
    </DialogForm>
  )
}
