import { Link } from '@tanstack/react-router'
import { formatInstant } from 'domain/core/jour'
import { textesDemandeGreffe as textes } from 'domain/rattachements/textes/demande-greffe'
import { Alert } from '../../core/widgets/Alert.tsx'
import type { AttachmentData } from './attachment-data.ts'

interface Props {
  demande: AttachmentData
  decision: NonNullable<AttachmentData['decision']>
}

/** The decision, its author and its instant, with a link to the next demande de rattachement. */
export const DemandeDecision = ({ demande: { statut, suivante }, decision: { le, agent, motif } }: Props) => {
  const instant = formatInstant(new Date(le))
  const said =
    agent === null || statut === 'EN_COURS'
      ? textes.decideeSans(instant)
      : textes.decidee(textes.decisions[statut], `${agent.prenom} ${agent.nom}`, instant)
  return (
    <div className="told">
      <Alert level="info" title={said}>
        {motif !== null && <p className="dossier__texte">{textes.motifDonne(motif)}</p>}
        {suivante !== null && (
          <Link to="/greffe/rattachement/$uuid" params={{ uuid: suivante }} search={true} className="fr-link">
            {textes.suivante}
          </Link>
        )}
      </Alert>
    </div>
  )
}
