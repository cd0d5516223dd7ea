import { Link } from '@tanstack/react-router'
import { textesAdministration } from 'domain/compte/textes/administration'
import { formatJour, jourDeParis } from 'domain/core/jour'
import type { Column } from '../../core/table/DataTable.tsx'
import type { AccountRow } from './account.ts'
import { Rights } from './Rights.tsx'
import { StateBadge } from './StateBadge.tsx'

const { colonnes } = textesAdministration

/** The columns of the accounts' search. The name links to the account. */
export const accountColumns: Column<AccountRow>[] = [
  {
    title: colonnes.nom,
    champ: 'nom',
    cell: ({ uuid, nom, prenom }) => (
      <Link to="/administration/comptes/$uuid" params={{ uuid }}>
        {textesAdministration.nomComplet(nom, prenom)}
      </Link>
    ),
  },
  { title: colonnes.email, champ: 'email', cell: ({ email }) => <span className="accounts__email">{email}</span> },
  { title: colonnes.etat, cell: ({ etat }) => <StateBadge etat={etat} /> },
  { title: colonnes.droits, cell: (row) => <Rights account={row} /> },
  { title: colonnes.creeLe, champ: 'creeLe', cell: ({ creeLe }) => formatJour(jourDeParis(new Date(creeLe))) },
]
