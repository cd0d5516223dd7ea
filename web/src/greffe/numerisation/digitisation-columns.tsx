import { Link } from '@tanstack/react-router'
import type { Answer } from 'contract/core/call'
import type { listerNumerisations } from 'contract/numerisation/numerisation'
import { formatInstant } from 'domain/core/jour'
import { textesNumerisationEspaceGreffe as textes } from 'domain/numerisation/textes/espace-greffe'
import type { Column } from '../../core/table/DataTable.tsx'
import { placeOf } from '../../core/place.ts'

type Row = Answer<typeof listerNumerisations>['content'][number]

const { colonnes } = textes

/** The columns of the queue: what the clerk needs to find the paper file on the shelf. */
export const digitisationColumns: Column<Row>[] = [
  {
    title: colonnes.association,
    champ: 'nom',
    cell: ({ numero, nom }) => (
      <>
        <Link
          to="/greffe/association/$numero"
          params={{ numero }}
          search={(search) => ({ onglet: 'numerisation', numerisations: placeOf(search) })}
        >
          {nom}
        </Link>
        <span className="cell-line">{textes.numero(numero)}</span>
      </>
    ),
  },
  { title: colonnes.commune, cell: ({ commune }) => commune },
  {
    title: colonnes.papier,
    cell: ({ volume, folio }) => (volume !== null && folio !== null ? textes.volumeEtFolio(volume, folio) : textes.referenceInconnue),
  },
  { title: colonnes.demandeeLe, champ: 'demandeeLe', cell: ({ demandeeLe }) => formatInstant(new Date(demandeeLe)) },
  { title: colonnes.demandeurs, cell: ({ demandeurs }) => String(demandeurs) },
]
