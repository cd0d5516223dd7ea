import { useId, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { textesHistorique as textes } from 'domain/registre/textes/historique'
import { Badge } from '../core/widgets/Badge.tsx'
import { EtatBadge } from './EtatBadge.tsx'
import type { HistoryLine } from './history-lines.ts'
import { VersionChanges } from './VersionChanges.tsx'

interface Props {
  numero: string
  line: HistoryLine
  onChoose?: () => void
}

/** Red for rejected, blue for in progress, green for the version shown (SHEET-28 to SHEET-30), no colour for withdrawn. */
const tones = { affichee: 'success', enCours: 'info', rejetee: 'error', retiree: 'neutral' } as const

/** One line of the history. A version has a link to it and a toggle that shows its changes. */
export const HistoryItem = ({ numero, line: { title, facts, associations, mark, version }, onChoose }: Props) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <li className={mark === null ? 'history__line' : `history__line history__line--${mark}`}>
      <h3 className="history__title">{title}</h3>
      <p className="history__marks">
        {mark !== null && <Badge tone={tones[mark]}>{textes[mark]}</Badge>}{' '}
        {version && <EtatBadge etat={version.etatAssociation} motif={version.motifEtat} />}
      </p>
      {facts.map((fact) => (
        <p key={fact} className="history__fact">
          {fact}
        </p>
      ))}
      {associations.map((nommee) => (
        <p key={nommee} className="history__fact">
          <Link to="/association/$numero" params={{ numero: nommee }} className="fr-link">
            {textes.lAssociation(nommee)}
          </Link>
        </p>
      ))}
      {version && (
        <div className="history__ways">
          {mark !== 'affichee' && (
            <Link
              to="/association/$numero"
              params={{ numero }}
              search={(before) => ({ ...before, version: String(version.ordre) })}
              className="fr-link"
              {...(onChoose && { onClick: onChoose })}
            >
              {textes.consulter.visible}
              <span className="fr-sr-only"> {textes.consulter.complement(version.ordre)}</span>
            </Link>
          )}
          {version.ordre > 1 && (
            <button
              type="button"
              className="fr-link history__toggle"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {textes.changements.visible}
              <span className="fr-sr-only"> {textes.changements.complement(version.ordre)}</span>
            </button>
          )}
        </div>
      )}
      {version && (
        <div id={id} hidden={!open}>
          {open && <VersionChanges numero={numero} ordre={version.ordre} />}
        </div>
      )}
    </li>
  )
}
