import type { AttachedUsager } from 'contract/rattachements/listes'
import { supprimerRattachement } from 'contract/rattachements/utilisateurs'
import { textesSucces } from 'domain/core/textes/succes'
import { textesUtilisateurs as textes } from 'domain/rattachements/textes/utilisateurs'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { checkBody } from '../../core/form/check-body.ts'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { LastManagerWarning } from './LastManagerWarning.tsx'

interface Props {
  numero: string
  denomination: string
  usager: AttachedUsager
  /** True for the reader's own rattachement. */
  mine: boolean
  /** True for the reader, when nobody else manages the users (ATTACH-22). */
  last: boolean
  onInvite: () => void
  onClose: () => void
  /** Called once the page has been refetched without it. */
  onRemoved: () => void
}

const check = checkBody(supprimerRattachement.body)

/** Ends a rattachement, with a reason (ATTACH-15 to ATTACH-17). */
export const RemoveUser = ({ numero, denomination, usager, mine, last, onInvite, onClose, onRemoved }: Props) => {
  const acts = useAct(textes.echecSuppression)
  const form = useCheckedForm({ commentaire: '' }, check)
  const { uuid, prenom, nom } = usager
  const said = mine ? textesSucces.monRattachementSupprime(denomination) : textesSucces.rattachementSupprime(`${prenom} ${nom}`)
  return (
    <DialogForm
      form={form}
      acts={acts}
      onSend={(body) => acts.attempt(supprimerRattachement, { params: { numero, uuid }, body }, () => said, { afterReading: onRemoved })}
      onClose={onClose}
      confirm={last ? textes.retirerQuandMeme : textes.confirmer}
    >
      {mine && <p>{textes.effetPourSoi(denomination)}</p>}
      {last && <LastManagerWarning onInvite={onInvite} />}
      <TextField name="commentaire" label={mine ? textes.motifPourSoi : textes.motif} maxLength={500} />
    </DialogForm>
  )
}
