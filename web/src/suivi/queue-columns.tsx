import { Link } from '@tanstack/react-router'
import { formaterInstant } from 'domain/core/jour'
import { textesContestation } from 'domain/requetes/textes-contestation'
import { textesRequetes } from 'domain/requetes/textes'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { TickBox } from '../core/form/TickBox.tsx'
import type { Column } from '../core/table/DataTable.tsx'
import { Clock } from './Clock.tsx'
import type { QueueRow, Receipts } from './use-receipts.ts'

const { colonnes } = textesEspaceGreffe
const types: Record<string, string> = textesRequetes.types

/** A request as it stands in a queue. */
const columns: Column<QueueRow>[] = [
  {
    title: colonnes.requete,
    champ: 'numero',
    cell: ({ numero, type, contestee }) => (
      <>
        {/* The file keeps in its address the queue, sort and page it was opened from. */}
        <Link to="/greffe/requete/$numero" params={{ numero }} search={true}>
          {textesEspaceGreffe.ouvrir(numero)}
        </Link>
        <span className="cell-line">{types[type]}</span>
        {contestee && <span className="fr-badge fr-badge--warning fr-badge--sm">{textesContestation.greffe.badge}</span>}
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
  { title: colonnes.echeance, champ: 'echeance', cell: ({ echeance }) => <Clock echeance={echeance} /> },
  { title: colonnes.agent, cell: ({ agent }) => (agent === null ? textesEspaceGreffe.sansAgent : `${agent.prenom} ${agent.nom}`) },
]

const { avis, paiement } = textesEspaceGreffe.aPublier

/** The same, with what the publication of a registered creation awaits of the court. */
export const publicationColumns: Column<QueueRow>[] = [
  ...columns,
  { title: colonnes.aFaire, cell: ({ etape }) => (etape === 'PAIEMENT_RECU' ? paiement : avis) },
]

const { choisir } = textesEspaceGreffe.recepisses

/** The same, with the receipt: to be chosen where it is owed, else why not. */
export const queueColumns = ({ asked, choose }: Pick<Receipts, 'asked' | 'choose'>): Column<QueueRow>[] => [
  ...columns,
  {
    title: colonnes.recepisse,
    cell: ({ numero, recepisse }) =>
      recepisse.length === 0 ? (
        <TickBox
          label={
            <>
              {choisir.visible}
              <span className="fr-sr-only">{choisir.complement(numero)}</span>
            </>
          }
          checked={asked.some((row) => row.numero === numero)}
          onChange={(on) => choose([numero], on)}
        />
      ) : (
        recepisse.map((reason) => (
          <span key={reason} className="cell-line receipts__reason">
            {reason}
          </span>
        ))
      ),
  },
]
