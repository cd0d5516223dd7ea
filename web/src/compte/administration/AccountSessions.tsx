import { textesAdministrationCompte } from 'domain/compte/textes/administration-compte'
import { formatInstant } from 'domain/core/jour'
import type { Column } from '../../core/table/DataTable.tsx'
import { PlainTable } from '../../core/table/PlainTable.tsx'
import type { AccountData } from './account.ts'

type Session = AccountData['sessions'][number]

const { sessions: title, tableauSessions, aucuneSession, colonnesSessions, navigateurInconnu, adresseInconnue } = textesAdministrationCompte

const columns: Column<Session>[] = [
  { title: colonnesSessions.navigateur, cell: ({ navigateur }) => navigateur ?? navigateurInconnu },
  { title: colonnesSessions.adresse, cell: ({ adresse }) => adresse ?? adresseInconnue },
  { title: colonnesSessions.ouverteLe, cell: ({ ouverteLe }) => formatInstant(new Date(ouverteLe)) },
  { title: colonnesSessions.vueLe, cell: ({ vueLe }) => formatInstant(new Date(vueLe)) },
]

/** The person's open sessions. */
export const AccountSessions = ({ sessions }: { sessions: readonly Session[] }) => (
  <section className="account__part">
    <h2 className="fr-h4">{title}</h2>
    {sessions.length === 0 ? (
      <p className="account__empty">{aucuneSession}</p>
    ) : (
      <PlainTable caption={tableauSessions} columns={columns} rows={sessions} keyOf={({ id }) => id} />
    )}
  </section>
)
