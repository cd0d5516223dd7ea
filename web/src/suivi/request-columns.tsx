import { Link } from '@tanstack/react-router'
import type { Answer } from 'contract/core/call'
import type { listerRequetes } from 'contract/suivi/liste'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { libelleTypeRequete } from 'domain/requetes/types'
import { textesListeRequetes } from 'domain/suivi/textes/liste-requetes'
import { textesTableauDeBord } from 'domain/suivi/textes/tableau-de-bord'
import { placeOf } from '../core/place.ts'
import type { Column } from '../core/table/DataTable.tsx'
import { ReplyLink } from '../pieces/ReplyLink.tsx'
import { RowIcon } from './RowIcon.tsx'
import { StateBadge } from './StateBadge.tsx'

type Row = Answer<typeof listerRequetes>['content'][number]

const { colonnes, consulter, nouveauxDocuments, pour, traiter } = textesListeRequetes
const { origine } = textesTableauDeBord

/** Puts the current list in the address of the request, for the link back. */
const fromHere = (search: Record<string, unknown>) => ({ liste: placeOf(search) })

/** Origin of the request in words, with an icon when it was filed online (REQ-17). */
const Origin = ({ issueTeleservice }: Row) => (
  <span className="requests__origin">
    {issueTeleservice && <RowIcon icon="web" />}
    {issueTeleservice ? origine.enLigne : origine.auGreffe}
  </span>
)

/** Actions of a row (REQ-14 to REQ-16, REQ-18): icons with an accessible name and a tooltip; on a phone the text is visible. */
const Actions = ({ numero, nouveauxDocuments: news, depotLisible, demandePieces }: Row) => (
  <span className="requests__actions">
    {demandePieces && (
      <ReplyLink demand={demandePieces} className="requests__action" title={traiter} name={pour(traiter, numero)}>
        <RowIcon icon="alert" />
        <span className="requests__words">{traiter}</span>
      </ReplyLink>
    )}
    {news > 0 && (
      <Link
        to="/requete/detail/$numero"
        params={{ numero }}
        search={fromHere}
        className="requests__action"
        title={nouveauxDocuments}
        aria-label={pour(nouveauxDocuments, numero)}
      >
        <RowIcon icon="file" />
        <span className="requests__words">{nouveauxDocuments}</span>
      </Link>
    )}
    {depotLisible && (
      <Link
        to="/consultation/depot/$numero"
        params={{ numero }}
        className="requests__action"
        title={consulter}
        aria-label={pour(consulter, numero)}
      >
        <RowIcon icon="eye" />
        <span className="requests__words">{consulter}</span>
      </Link>
    )}
  </span>
)

/** REQ-12: in this order. */
export const requestColumns: Column<Row>[] = [
  {
    title: colonnes.numero,
    champ: 'numero',
    cell: (row) => (
      <>
        <Link to="/requete/detail/$numero" params={{ numero: row.numero }} search={fromHere}>
          {row.numero}
        </Link>
        <Origin {...row} />
      </>
    ),
  },
  { title: colonnes.denomination, champ: 'denomination', cell: ({ denomination }) => denomination },
  { title: colonnes.type, champ: 'type', cell: ({ type }) => libelleTypeRequete(type) },
  { title: colonnes.etat, champ: 'etat', cell: (row) => <StateBadge {...row} /> },
  {
    title: colonnes.datePreEnregistrement,
    champ: 'datePreEnregistrement',
    cell: ({ datePreEnregistrement }) => formatJour(jourDeParis(new Date(datePreEnregistrement))),
  },
  { title: colonnes.actions, cell: (row) => <Actions {...row} /> },
]
