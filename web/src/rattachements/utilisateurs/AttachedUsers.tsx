import { useState } from 'react'
import type { AttachedUsager } from 'contract/rattachements/listes'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesTables } from 'domain/rattachements/textes/tables'
import { useUser } from '../../compte/use-user.ts'
import { SortedTable, type SortedColumn } from '../../core/table/SortedTable.tsx'
import { Limit } from '../Limit.tsx'
import { ContestedRights } from './ContestedRights.tsx'
import { UserActions } from './UserActions.tsx'
import { type Opened, UserDialogs } from './UserDialogs.tsx'

const { colonnes } = textesTables
const yes = (right: boolean) => (right ? textesTables.oui : textesTables.non)

const facts: SortedColumn<AttachedUsager>[] = [
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
        {textesTables.octroi(formatJour(jourDeParis(new Date(accordeLe))), accordePar ?? textesTables.leGreffe)}
        <Limit fin={fin} />
      </>
    ),
  },
]

const actionsOf = (
  isMine: (usager: AttachedUsager) => boolean,
  administre: boolean,
  onChoose: (opened: Opened) => void,
): SortedColumn<AttachedUsager> => ({
  title: colonnes.actions,
  cell: (usager) => (
    <UserActions usager={usager} mine={isMine(usager)} administre={administre} onChoose={(act) => onChoose({ act, uuid: usager.uuid })} />
  ),
})

/** A contestation opened by a mailed link: the uuid of the rattachement, and a function that clears it from the address. */
export interface ContestAsked {
  uuid: string
  onClosed: () => void
}

interface Props {
  numero: string
  denomination: string
  usagers: readonly AttachedUsager[]
  /** Whether this person may change other people's rights (PERM-08, PERM-10). */
  administre: boolean
  contest: ContestAsked | undefined
  onInvite: () => void
  onRemoved: () => void
}

/** The people attached to the association, with their rights. Each may leave, and those with `gestion` change the others (PERM-12). */
export const AttachedUsers = ({ numero, denomination, usagers, administre, contest, onInvite, onRemoved }: Props) => {
  const { data: user } = useUser()
  const [opened, setOpened] = useState<Opened | null>(contest ? { act: 'contest', uuid: contest.uuid } : null)
  const close = () => {
    setOpened(null)
    // Otherwise the page would open the dialog again when it is refetched.
    contest?.onClosed()
  }
  const invite = () => {
    close()
    onInvite()
  }
  const isMine = ({ email }: AttachedUsager) => email === user?.email
  const current = usagers.find(({ uuid }) => uuid === opened?.uuid)
  const [seen, setSeen] = useState(current)
  if (current && current !== seen) setSeen(current)
  const usager = current ?? (seen?.uuid === opened?.uuid ? seen : undefined)
  return (
    <>
      <ContestedRights usagers={usagers} onChoose={(act, { uuid }) => setOpened({ act, uuid })} />
      {usagers.length === 0 ? (
        <p>{textesTables.aucunUtilisateur}</p>
      ) : (
        <SortedTable
          caption={textesTables.utilisateurs}
          columns={administre || usagers.some(isMine) ? [...facts, actionsOf(isMine, administre, setOpened)] : facts}
          rows={usagers}
          keyOf={({ uuid }) => uuid}
          initial={{ champ: colonnes.email, sens: 'asc' }}
        />
      )}
      <UserDialogs
        numero={numero}
        denomination={denomination}
        opened={opened}
        usager={usager}
        usagers={usagers}
        mine={usager !== undefined && isMine(usager)}
        onInvite={invite}
        onClose={close}
        onRemoved={onRemoved}
      />
    </>
  )
}
