import type { AttachedUsager } from 'contract/rattachements/listes'
import { modifierRattachement } from 'contract/rattachements/utilisateurs'
import { textesSucces } from 'domain/core/textes/succes'
import { erreursFin } from 'domain/rattachements/droits'
import { textesUtilisateurs as textes } from 'domain/rattachements/textes/utilisateurs'
import { TypedDroits } from 'domain/rattachements/utilisateurs'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { checkBody } from '../../core/form/check-body.ts'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { today } from '../../core/today.ts'
import { RightsFields } from '../RightsFields.tsx'
import { LastManagerWarning } from './LastManagerWarning.tsx'

interface Props {
  numero: string
  usager: AttachedUsager
  /** True for the reader, when nobody else manages the users (ATTACH-22). */
  last: boolean
  onInvite: () => void
  onClose: () => void
}

type Values = Omit<TypedDroits, 'fonction' | 'fin'> & { fonction: string | null; fin: string }

const checkShape = checkBody(TypedDroits)
const check = (values: Values) => [...checkShape(values), ...erreursFin(values.fin || null, today())]

/** Changes an attached person's rights (ATTACH-18 to ATTACH-20). */
export const EditUser = ({ numero, usager, last, onInvite, onClose }: Props) => {
  const acts = useAct(textes.echecModification)
  const { email, fonction, gestion, depot, fin, prenom, nom } = usager
  const form = useCheckedForm<Values>({ email, fonction, gestion, depot, fin: fin ?? '' }, check)
  const leaving = last && !form.watch('gestion')
  return (
    <DialogForm
      form={form}
      acts={acts}
      onSend={(values) =>
        acts.attempt(modifierRattachement, { params: { numero }, body: TypedDroits.parse(values) }, () =>
          textesSucces.utilisateurModifie(`${prenom} ${nom}`),
        )
      }
      onClose={onClose}
      confirm={leaving ? textes.enregistrerQuandMeme : textes.enregistrer}
    >
      <p>{email}</p>
      <RightsFields />
      {leaving && <LastManagerWarning onInvite={onInvite} />}
    </DialogForm>
  )
}
