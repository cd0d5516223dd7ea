import { textesAdministrationCompte } from 'domain/compte/textes-administration-compte'
import { formaterInstant } from 'domain/core/jour'
import type { Column } from '../../core/table/DataTable.tsx'
import { PlainTable } from '../../core/table/PlainTable.tsx'
import type { AccountData } from './account.ts'

type Mail = AccountData['courriels'][number]

const { courriels, tableauCourriels, courrielsTexte, aucunCourriel, colonnesCourriels, remises } = textesAdministrationCompte

const delivery = ({ envoyeLe, tentatives, erreur }: Mail): string => {
  if (envoyeLe !== null) return remises.envoye(formaterInstant(new Date(envoyeLe)))
  return erreur === null ? remises.attente : remises.refuse(tentatives, erreur)
}

const columns: Column<Mail>[] = [
  { title: colonnesCourriels.sujet, cell: ({ sujet }) => sujet },
  { title: colonnesCourriels.creeLe, cell: ({ creeLe }) => formaterInstant(new Date(creeLe)) },
  { title: colonnesCourriels.remise, cell: delivery },
]

/** The mails of the account and what became of them, never their text, which holds links (STAFF-27). */
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
