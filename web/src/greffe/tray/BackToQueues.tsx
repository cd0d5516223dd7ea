import { Link } from '@tanstack/react-router'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import '../greffe.css'

interface Props {
  /** The queue of paper files, or the queues of requests. */
  to?: '/greffe' | '/greffe/numerisation'
  /** Search parameters of the page: they keep the queue, sort and page the clerk came from. */
  search: Record<string, unknown>
}

/** « Revenir aux files d'attente »: goes back to the queue, sort and page the clerk came from. */
export const BackToQueues = ({ to = '/greffe', search }: Props) => (
  <p className="dossier__retour">
    <Link to={to} search={search}>
      {textesEspaceGreffe.revenirAuxFiles}
    </Link>
  </p>
)
