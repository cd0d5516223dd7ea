import { passerLaMain } from 'contract/rattachements/succession'
import { SuccessionSaisie } from 'domain/rattachements/succession'
import { textesSuccession as textes } from 'domain/rattachements/textes/succession'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { checkBody } from '../../core/form/check-body.ts'
import { Checkbox } from '../../core/form/Checkbox.tsx'
import { Group } from '../../core/form/Group.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { textesInvitation } from 'domain/rattachements/textes/invitation'
import { type Proposal, renameOf, saisieDe, type SuccessionValues, valeursDe } from './succession-values.ts'

interface Props {
  numero: string
  proposal: Proposal
  onClose: () => void
  onDone: () => void
}

const checkBodyOf = checkBody(SuccessionSaisie)

/** After a change of the association's representatives: ends rights and invites people, in one act (ATTACH-21). */
export const SuccessionForm = ({ numero, proposal, onClose, onDone }: Props) => {
  const acts = useAct(textes.echec)
  const { qualite, sortants, entrants } = proposal
  const check = (values: SuccessionValues) => {
    const saisie = saisieDe(proposal, values)
    const nothing = saisie.retirer.length === 0 && saisie.inviter.length === 0
    return nothing
      ? [{ field: 'commentaire', defaultMessage: textes.rienAFaire }]
      : checkBodyOf(saisie).map((error) => ({ ...error, field: renameOf(values)(error.field) }))
  }
  const form = useCheckedForm<SuccessionValues>(valeursDe(proposal), check)
  return (
    <DialogForm
      form={form}
      acts={acts}
      onSend={(values) =>
        acts.attempt(passerLaMain, { params: { numero }, body: SuccessionSaisie.parse(saisieDe(proposal, values)) }, () => textes.fait, {
          afterReading: onDone,
        })
      }
      onClose={onClose}
      confirm={textes.envoyer}
      rename={(field) => renameOf(form.getValues())(field)}
    >
      <Group title={textes.anciennes[qualite]}>
        {sortants.map(({ uuid, prenom, nom, email }, rang) => (
          <Checkbox key={uuid} name={`retirer.${rang}`} label={textes.ancienne(`${prenom} ${nom}`, email)} />
        ))}
      </Group>
      {entrants.map(({ prenom, nom, fonction }, rang) => (
        <Group key={`${prenom} ${nom}`} title={textes.nouvelle(`${prenom} ${nom}`, fonction)}>
          <TextField name={`inviter.${rang}.email`} label={textes.email} type="email" optional />
          <Checkbox name={`inviter.${rang}.depot`} label={textesInvitation.depot} />
          <Checkbox name={`inviter.${rang}.gestion`} label={textesInvitation.gestion} />
        </Group>
      ))}
      <TextField name="commentaire" label={textes.motif} maxLength={500} />
    </DialogForm>
  )
}
