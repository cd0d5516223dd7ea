import { Link } from '@tanstack/react-router'
import type { Answer } from 'contract/core/call'
import type { listerFile } from 'contract/suivi/greffe'
import { formaterInstant } from 'domain/core/jour'
import { textesRequetes } from 'domain/requetes/textes'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import type { Column } from '../core/table/DataTable.tsx'
import { Clock } from './Clock.tsx'

type Row = Answer<typeof listerFile>['content'][number]

const { colonnes } = textesEspaceGreffe
const types: Record<string, string> = textesRequetes.types

/** A request as it stands in a queue. */
export const queueColumns: Column<Row>[] = [
  {
    title: colonnes.requete,
    champ: 'numero',
    cell: ({ numero, type }) => (
      <>
        {/* The file keeps in its address the queue, sort and page it was opened from. */}
        <Link to="/greffe/requete/$numero" params={{ numero }} search={true}>
          {textesEspaceGreffe.ouvrir(numero)}
        </Link>
        <span className="cell-line">{types[type]}</span>
      </>
    ),
  },
  { title: colonnes.denomination, champ: 'denomination', cell: ({ denomination }) => denomination },
  { title: colonnes.commune, cell: ({ codePostal, commune }) => `${codePostal} ${commune}` },
  { title: colonnes.tribunal, cell: ({ tribunal }) => tribunal },
  { title: colonnes.declarant, cell: ({ declarant }) => declarant },
  {
    title: colonnes.depot,
    champ: 'datePreEnregistrement',
    cell: ({ datePreEnregistrement }) => formaterInstant(new Date(datePreEnregistrement)),
  },
  { title: colonnes.echeance, cell: ({ echeance }) => <Clock echeance={echeance} /> },
  { title: colonnes.agent, cell: ({ agent }) => (agent === null ? textesEspaceGreffe.sansAgent : `${agent.prenom} ${agent.nom}`) },
]
