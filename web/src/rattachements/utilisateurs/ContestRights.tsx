import type { AttachedUsager } from 'contract/rattachements/listes'
import { formatJour } from 'domain/core/jour'
import { textesContestationDroits as textes } from 'domain/rattachements/textes/contestation'
import { ContestForm } from './ContestForm.tsx'

interface Props {
  numero: string
  /** Undefined when the rights had ended before the page was loaded. */
  usager: AttachedUsager | undefined
  onClose: () => void
}

/** Contests another person's rights. Once done, shows its progress. When impossible, says why. */
export const ContestRights = ({ numero, usager, onClose }: Props) => {
  if (!usager) return <p>{textes.terminee}</p>
  const { obstacles, faite } = usager.contestation ?? { obstacles: [textes.sansDroit], faite: null }
  if (!faite)
    return obstacles.length > 0 ? (
      obstacles.map((obstacle) => <p key={obstacle}>{obstacle}</p>)
    ) : (
      <ContestForm numero={numero} uuid={usager.uuid} onClose={onClose} />
    )
  const { le, reponse } = faite
  return (
    <>
      <p>{textes.faite(formatJour(le))}</p>
      <p>{reponse ? textes.reponse(formatJour(reponse.le)) : textes.sansReponse}</p>
      {reponse && <p className="users__said">{reponse.texte ?? textes.greffe.motifEfface}</p>}
    </>
  )
}
