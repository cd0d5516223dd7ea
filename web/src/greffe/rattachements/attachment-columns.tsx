import { Link } from '@tanstack/react-router'
import type { Answer } from 'contract/core/call'
import type { listerDemandesRattachement } from 'contract/greffe/rattachements'
import { formatInstant } from 'domain/core/jour'
import { textesDemandeGreffe as textes } from 'domain/rattachements/textes/demande-greffe'
import { placeOf } from '../../core/place.ts'
import type { Column } from '../../core/table/DataTable.tsx'

type Row = Answer<typeof listerDemandesRattachement>['content'][number]

const { colonnes } = textes

/** Columns of the queue of demandes de rattachement: person, association, function, instant. */
export const attachmentColumns: Column<Row>[] = [
  {
    title: colonnes.personne,
    champ: 'personne',
    cell: ({ uuid, prenom, nom }) => (
      <Link to="/greffe/rattachement/$uuid" params={{ uuid }} search={(search) => ({ liste: placeOf(search) })}>
        {prenom} {nom}
      </Link>
    ),
  },
  {
    title: colonnes.association,
    champ: 'denomination',
    cell: ({ association, denomination }) => (
      <>
        {denomination}
        <span className="cell-line">{textes.numero(association)}</span>
      </>
    ),
  },
  { title: colonnes.fonction, cell: ({ fonction }) => fonction },
  { title: colonnes.demandeeLe, champ: 'demandeeLe', cell: ({ demandeeLe }) => formatInstant(new Date(demandeeLe)) },
]
