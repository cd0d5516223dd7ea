import { Link } from '@tanstack/react-router'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesContestation } from 'domain/requetes/textes/contestation'
import { libelleTypeRequete } from 'domain/requetes/types'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { textesQueue } from 'domain/suivi/textes/queue'
import { TickBox } from '../../core/form/TickBox.tsx'
import type { Column } from '../../core/table/DataTable.tsx'
import { today } from '../../core/today.ts'
import type { Batch, TrayRow } from './use-batch.ts'

const { colonnes, delais, etapes } = textesQueue
const labels: Record<string, string> = etapes

/** Due day and its kind: legal delay, awaited reply or publication. Lateness is also in hidden text, not only in colour. */
const DueCell = ({ echeance }: Pick<TrayRow, 'echeance'>) => {
  if (echeance === null) return textesEspaceGreffe.sansEcheance
  const { delai, le } = echeance
  const late = le < today()
  // The narrow column shows a day and two words. The full sentence is in the tooltip, in hidden text and at the head of the request.
  const whole = delai === 'RETOUR' || delai === 'PARUTION' ? textesQueue.sansDelaiLegal[delai](formatJour(le)) : null
  return (
    <span className={late ? 'tray__due tray__due--late' : 'tray__due'} {...(whole !== null && { title: whole })}>
      {late && <span className="fr-sr-only">{textesQueue.enRetard} </span>}
      {whole !== null && <span className="fr-sr-only">{whole} </span>}
      <span {...(whole !== null && { 'aria-hidden': true })}>
        {formatJour(le)} {delais[delai]}
      </span>
    </span>
  )
}

/** The columns of the tray. The court's column appears only when the rows come from several courts. */
export const trayColumns = ({ chosen, choose }: Pick<Batch, 'chosen' | 'choose'>, severalCourts: boolean): Column<TrayRow>[] => [
  {
    title: colonnes.choix,
    cell: ({ numero }) => (
      <TickBox
        label={<span className="fr-sr-only">{textesQueue.choisir(numero)}</span>}
        checked={chosen.some((row) => row.numero === numero)}
        onChange={(on) => choose([numero], on)}
      />
    ),
  },
  { title: colonnes.echeance, champ: 'echeance', cell: ({ echeance }) => <DueCell echeance={echeance} /> },
  {
    title: colonnes.requete,
    champ: 'numero',
    cell: ({ numero }) => (
      // Keep the tab, search, sort and page in the address of the request.
      <Link
        to="/greffe/requete/$numero"
        params={{ numero }}
        search={true}
        className="tray__open"
        data-numero={numero}
        aria-label={textesEspaceGreffe.ouvrir(numero)}
      >
        {numero}
      </Link>
    ),
  },
  { title: colonnes.type, cell: ({ type }) => libelleTypeRequete(type) },
  {
    title: colonnes.denomination,
    champ: 'denomination',
    cell: ({ denomination }) => (
      <span className="tray__name" title={denomination}>
        {denomination}
      </span>
    ),
  },
  { title: colonnes.commune, cell: ({ codePostal, commune }) => `${codePostal} ${commune}` },
  ...(severalCourts ? [{ title: colonnes.tribunal, cell: ({ tribunal }: TrayRow) => tribunal }] : []),
  {
    title: colonnes.depot,
    champ: 'datePreEnregistrement',
    cell: ({ datePreEnregistrement }) => formatJour(jourDeParis(new Date(datePreEnregistrement))),
  },
  {
    title: colonnes.etape,
    cell: ({ etape, contestee }) =>
      contestee ? <span className="fr-badge fr-badge--warning fr-badge--sm">{textesContestation.greffe.badge}</span> : labels[etape],
  },
  { title: colonnes.agent, cell: ({ agent }) => (agent === null ? textesEspaceGreffe.sansAgent : `${agent.prenom} ${agent.nom}`) },
]
