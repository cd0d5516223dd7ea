import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesCercle } from 'domain/registre/textes/cercle'
import type { Column } from '../core/table/DataTable.tsx'
import { PlainTable } from '../core/table/PlainTable.tsx'
import type { ContestAsked } from '../rattachements/utilisateurs/AttachedUsers.tsx'
import { UsersAndInvitations } from '../rattachements/utilisateurs/UsersAndInvitations.tsx'
import type { FicheData } from './fiche-data.ts'

type Demande = NonNullable<FicheData['rattachementsDemandes']>[number]

const { colonnes, statuts } = textesCercle

const ofRequests: Column<Demande>[] = [
  { title: colonnes.nom, cell: ({ nom }) => nom },
  { title: colonnes.prenom, cell: ({ prenom }) => prenom },
  { title: colonnes.email, cell: ({ email }) => <span className="users__email">{email}</span> },
  { title: colonnes.fonction, cell: ({ fonction }) => fonction },
  { title: colonnes.demandeeLe, cell: ({ demandeeLe }) => formatJour(jourDeParis(new Date(demandeeLe))) },
  { title: colonnes.etat, cell: ({ statut }) => statuts[statut] },
]

interface Props {
  data: FicheData
  court?: boolean
  contest?: ContestAsked | undefined
}

/** Users of the association, invitations and demandes de rattachement (SHEET-22, SHEET-32). */
export const Users = ({ data, court = false, contest }: Props) => {
  const { association, usagers, invitations, rattachementsDemandes: demandes, administre } = data
  const { numero, informations } = association
  return (
    <UsersAndInvitations
      numero={numero}
      denomination={informations.denomination}
      usagers={usagers ?? []}
      invitations={invitations ?? []}
      administre={administre}
      court={court}
      contest={contest}
    >
      {usagers?.length === 0 && <p>{textesCercle.premierUtilisateur}</p>}
      {demandes === null ? null : demandes.length === 0 ? (
        <p>{textesCercle.aucuneDemande}</p>
      ) : (
        <PlainTable caption={textesCercle.demandes} columns={ofRequests} rows={demandes} keyOf={(row) => row.email} />
      )}
    </UsersAndInvitations>
  )
}
