import { useState } from 'react'
import type { UsagerRattache } from 'contract/rattachements/listes'
import { formaterJour, jourDeParis } from 'domain/core/jour'
import { textesTables } from 'domain/rattachements/textes-tables'
import { textesUtilisateurs as textes } from 'domain/rattachements/textes-utilisateurs'
import { estDerniereGestion } from 'domain/rattachements/utilisateurs'
import { useUser } from '../../compte/use-user.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { SortedTable, type SortedColumn } from '../../core/table/SortedTable.tsx'
import { Limit } from '../Limit.tsx'
import { EditUser } from './EditUser.tsx'
import { RemoveUser } from './RemoveUser.tsx'
import { UserActions } from './UserActions.tsx'

const { colonnes } = textesTables
const yes = (right: boolean) => (right ? textesTables.oui : textesTables.non)

const facts: SortedColumn<UsagerRattache>[] = [
  { title: colonnes.nom, sortKey: ({ nom }) => nom, cell: ({ nom }) => nom },
  { title: colonnes.prenom, sortKey: ({ prenom }) => prenom, cell: ({ prenom }) => prenom },
  { title: colonnes.email, sortKey: ({ email }) => email, cell: ({ email }) => <span className="users__email">{email}</span> },
  { title: colonnes.fonction, sortKey: ({ fonction }) => fonction, cell: ({ fonction }) => fonction },
  { title: colonnes.gestion, sortKey: ({ gestion }) => gestion, cell: ({ gestion }) => yes(gestion) },
  { title: colonnes.depot, sortKey: ({ depot }) => depot, cell: ({ depot }) => yes(depot) },
  {
    title: colonnes.octroi,
    sortKey: ({ accordeLe }) => accordeLe,
    cell: ({ accordeLe, accordePar, fin }) => (
      <>
        {textesTables.octroi(formaterJour(jourDeParis(new Date(accordeLe))), accordePar ?? textesTables.leGreffe)}
        <Limit fin={fin} />
      </>
    ),
  },
]

type Opened = { act: 'edit' | 'remove'; usager: UsagerRattache } | null

const actionsOf = (
  isMine: (usager: UsagerRattache) => boolean,
  administre: boolean,
  onChoose: (opened: NonNullable<Opened>) => void,
): SortedColumn<UsagerRattache> => ({
  title: colonnes.actions,
  cell: (usager) => (
    <UserActions usager={usager} mine={isMine(usager)} administre={administre} onChoose={(act) => onChoose({ act, usager })} />
  ),
})

interface Props {
  numero: string
  denomination: string
  usagers: readonly UsagerRattache[]
  /** Whether this person may change the others' rights (PERM-08, PERM-10). */
  administre: boolean
  onInvite: () => void
  onRemoved: () => void
}

/** Who may act for the association, who gave them their rights, when and until when; each may leave, who administers changes the others (PERM-12). */
export const AttachedUsers = ({ numero, denomination, usagers, administre, onInvite, onRemoved }: Props) => {
  const { data: user } = useUser()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const invite = () => {
    close()
    onInvite()
  }
  if (usagers.length === 0) return <p>{textesTables.aucunUtilisateur}</p>
  const isMine = ({ email }: UsagerRattache) => email === user?.email
  const shown = opened && {
    numero,
    usager: opened.usager,
    last: isMine(opened.usager) && estDerniereGestion(usagers, opened.usager.email),
    onInvite: invite,
    onClose: close,
  }
  const name = opened && `${opened.usager.prenom} ${opened.usager.nom}`
  const mine = opened !== null && isMine(opened.usager)
  return (
    <>
      <SortedTable
        caption={textesTables.utilisateurs}
        columns={administre || usagers.some(isMine) ? [...facts, actionsOf(isMine, administre, setOpened)] : facts}
        rows={usagers}
        keyOf={({ uuid }) => uuid}
        initial={{ champ: colonnes.email, sens: 'asc' }}
      />
      <Dialog open={opened?.act === 'edit'} title={textes.titreModifier(name ?? '')} onClose={close}>
        {shown && <EditUser {...shown} />}
      </Dialog>
      <Dialog open={opened?.act === 'remove'} title={mine ? textes.titreMeRetirer : textes.titreRetirer(name ?? '')} onClose={close}>
        {shown && <RemoveUser {...shown} denomination={denomination} mine={mine} onRemoved={onRemoved} />}
      </Dialog>
    </>
  )
}
