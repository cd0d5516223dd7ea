import type { UsagerRattache } from 'contract/rattachements/listes'
import { textesContestationDroits } from 'domain/rattachements/textes-contestation'
import { textesUtilisateurs as textes } from 'domain/rattachements/textes-utilisateurs'
import { estDerniereGestion } from 'domain/rattachements/utilisateurs'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { ContestRights } from './ContestRights.tsx'
import { EditUser } from './EditUser.tsx'
import { LiftForm } from './LiftForm.tsx'
import { RemoveUser } from './RemoveUser.tsx'

/** What the reader has chosen to do of one attachment. */
export interface Opened {
  act: 'edit' | 'remove' | 'contest' | 'lift'
  uuid: string
}

interface Props {
  numero: string
  denomination: string
  opened: Opened | null
  /** The one chosen, as it was last seen: ended meanwhile, its dialog says so over what was typed. Undefined of one that had ended before. */
  usager: UsagerRattache | undefined
  usagers: readonly UsagerRattache[]
  /** It is the reader's own. */
  mine: boolean
  onInvite: () => void
  onClose: () => void
  onRemoved: () => void
}

/** The dialogs of the acts on one attachment. */
export const UserDialogs = ({ numero, denomination, opened, usager, usagers, mine, onInvite, onClose, onRemoved }: Props) => {
  const name = usager ? `${usager.prenom} ${usager.nom}` : ''
  const last = mine && usager !== undefined && estDerniereGestion(usagers, usager.email)
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
