import { Link } from '@tanstack/react-router'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import './greffe.css'

interface Props {
  /** The queue of paper files, or the queues of requests. */
  to?: '/greffe' | '/greffe/numerisation'
  /** What the page was opened with: its address keeps the queue, sort and page the clerk comes from. */
  search: Record<string, unknown>
}

/** « Revenir aux files d'attente »: back to the queue, the sort and the page one came from. */
export const BackToQueues = ({ to = '/greffe', search }: Props) => (
  <p className="dossier__retour">
    <Link to={to} search={search}>
      {textesEspaceGreffe.revenirAuxFiles}
    </Link>
  </p>
)
