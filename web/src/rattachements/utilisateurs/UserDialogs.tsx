import type { AttachedUsager } from 'contract/rattachements/listes'
import { textesContestationDroits } from 'domain/rattachements/textes/contestation'
import { textesUtilisateurs as textes } from 'domain/rattachements/textes/utilisateurs'
import { isLastGestion } from 'domain/rattachements/utilisateurs'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { ContestRights } from './ContestRights.tsx'
import { EditUser } from './EditUser.tsx'
import { LiftForm } from './LiftForm.tsx'
import { RemoveUser } from './RemoveUser.tsx'

/** The action chosen by the reader, and its rattachement. */
export interface Opened {
  act: 'edit' | 'remove' | 'contest' | 'lift'
  uuid: string
}

interface Props {
  numero: string
  denomination: string
  opened: Opened | null
  /** The chosen one, as last read: if it has ended since, its dialog says so above the typed values. Undefined if it ended before. */
  usager: AttachedUsager | undefined
  usagers: readonly AttachedUsager[]
  /** True for the reader's own rattachement. */
  mine: boolean
  onInvite: () => void
  onClose: () => void
  onRemoved: () => void
}

/** The dialogs of the actions on one rattachement. */
export const UserDialogs = ({ numero, denomination, opened, usager, usagers, mine, onInvite, onClose, onRemoved }: Props) => {
  const name = usager ? `${usager.prenom} ${usager.nom}` : ''
  const last = mine && usager !== undefined && isLastGestion(usagers, usager.email)
  const shown = usager && { numero, usager, last, onInvite, onClose }
  const { titre, titreFini, mienneSur } = textesContestationDroits
  const contesting = usager?.contestation?.faite ? mienneSur(name) : titre(name)
  const open = (act: Opened['act']) => opened?.act === act
  return (
    <>
      <Dialog open={open('edit') && shown !== undefined} title={textes.titreModifier(name)} onClose={onClose}>
        {shown && <EditUser {...shown} />}
      </Dialog>
      <Dialog
        open={open('remove') && shown !== undefined}
        title={mine ? textes.titreMeRetirer : textes.titreRetirer(name)}
        onClose={onClose}
      >
        {shown && <RemoveUser {...shown} denomination={denomination} mine={mine} onRemoved={onRemoved} />}
      </Dialog>
      <Dialog open={open('contest')} title={usager ? contesting : titreFini} onClose={onClose}>
        <ContestRights numero={numero} usager={usager} onClose={onClose} />
      </Dialog>
      <Dialog open={open('lift') && shown !== undefined} title={textesContestationDroits.greffe.leverDe(name)} onClose={onClose}>
        {shown && <LiftForm {...shown} onDone={onRemoved} />}
      </Dialog>
    </>
  )
}
