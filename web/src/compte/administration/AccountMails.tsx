import { textesAdministrationCompte } from 'domain/compte/textes/administration-compte'
import { formatInstant } from 'domain/core/jour'
import type { Column } from '../../core/table/DataTable.tsx'
import { PlainTable } from '../../core/table/PlainTable.tsx'
import type { AccountData } from './account.ts'
import { mailDelivery } from './mail-delivery.ts'

type Mail = AccountData['courriels'][number]

const { courriels, tableauCourriels, courrielsTexte, aucunCourriel, colonnesCourriels } = textesAdministrationCompte

const columns: Column<Mail>[] = [
  { title: colonnesCourriels.sujet, cell: ({ sujet }) => sujet },
  { title: colonnesCourriels.creeLe, cell: ({ creeLe }) => formatInstant(new Date(creeLe)) },
  { title: colonnesCourriels.remise, cell: mailDelivery },
]

/** The account's mails and their delivery status, never their text, which holds links (STAFF-27). */
export const AccountMails = ({ mails }: { mails: readonly Mail[] }) => (
  <section className="account__part">
    <h2 className="fr-h4">{courriels}</h2>
    {mails.length === 0 ? (
      <p className="account__empty">{aucunCourriel}</p>
    ) : (
      <>
        <p>{courrielsTexte}</p>
        <PlainTable caption={tableauCourriels} columns={columns} rows={mails} keyOf={({ id }) => id} />
      </>
    )}
  </section>
)
