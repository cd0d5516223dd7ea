import { formaterJour, jourDeParis } from 'domain/core/jour'
import { textesCercle } from 'domain/registre/textes-cercle'
import type { Column } from '../core/table/DataTable.tsx'
import { PlainTable } from '../core/table/PlainTable.tsx'
import { SortedTable, type SortedColumn } from '../core/table/SortedTable.tsx'
import type { FicheData } from './fiche-data.ts'
import { inWords } from './my-associations.ts'
import './users.css'

type Usager = NonNullable<FicheData['usagers']>[number]
type Invitation = NonNullable<FicheData['invitations']>[number]
type Demande = NonNullable<FicheData['rattachementsDemandes']>[number]

const { colonnes, statuts } = textesCercle
const yes = (right: boolean) => (right ? textesCercle.oui : textesCercle.non)
const day = (instant: string) => formaterJour(jourDeParis(new Date(instant)))

/** Several columns are the same in the three tables. */
const nom = { title: colonnes.nom, cell: (row: { nom: string }) => row.nom }
const prenom = { title: colonnes.prenom, cell: (row: { prenom: string }) => row.prenom }
const email = { title: colonnes.email, cell: (row: { email: string }) => <span className="users__email">{row.email}</span> }
const fonction = { title: colonnes.fonction, cell: (row: { fonction: string }) => row.fonction }

const ofUsers: SortedColumn<Usager>[] = [
  { ...nom, sortKey: ({ nom: key }) => key },
  { ...prenom, sortKey: ({ prenom: key }) => key },
  { ...email, sortKey: ({ email: key }) => key },
  { ...fonction, sortKey: ({ fonction: key }) => key },
  { title: colonnes.gestion, sortKey: ({ gestion }) => gestion, cell: ({ gestion }) => yes(gestion) },
  { title: colonnes.depot, sortKey: ({ depot }) => depot, cell: ({ depot }) => yes(depot) },
]
const ofInvitations: Column<Invitation>[] = [
  email,
  fonction,
  { title: colonnes.droits, cell: (invitation) => inWords(invitation).join(', ') || textesCercle.aucunDroit },
  { title: colonnes.envoyeeLe, cell: ({ envoyeeLe }) => day(envoyeeLe) },
  { title: colonnes.etat, cell: ({ statut }) => statuts[statut] },
]
const ofRequests: Column<Demande>[] = [
  nom,
  prenom,
  email,
  fonction,
  { title: colonnes.demandeeLe, cell: ({ demandeeLe }) => day(demandeeLe) },
  { title: colonnes.etat, cell: ({ statut }) => statuts[statut] },
]

interface Props {
  usagers: readonly Usager[]
  invitations: readonly Invitation[]
  /** Null to who does not see them (ATTACH-23). */
  demandes: readonly Demande[] | null
}

/** Who may act for the association, by e-mail address (SHEET-25), who is invited to, and who asks to (SHEET-22, SHEET-32). */
export const Users = ({ usagers, invitations, demandes }: Props) => (
  <div className="users">
    {usagers.length === 0 ? (
      <p>{textesCercle.aucunUtilisateur}</p>
    ) : (
      <SortedTable
        caption={textesCercle.utilisateurs}
        columns={ofUsers}
        rows={usagers}
        keyOf={({ uuid }) => uuid}
        initial={{ champ: colonnes.email, sens: 'asc' }}
      />
    )}
    {invitations.length === 0 ? (
      <p>{textesCercle.aucuneInvitation}</p>
    ) : (
      <PlainTable caption={textesCercle.invitations} columns={ofInvitations} rows={invitations} keyOf={({ id }) => id} />
    )}
    {demandes === null ? null : demandes.length === 0 ? (
      <p>{textesCercle.aucuneDemande}</p>
    ) : (
      <PlainTable caption={textesCercle.demandes} columns={ofRequests} rows={demandes} keyOf={(row) => row.email} />
    )}
  </div>
)
