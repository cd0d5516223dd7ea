import type { UsagerRattache } from 'contract/rattachements/listes'
import { formaterJour } from 'domain/core/jour'
import { textesContestationDroits as textes } from 'domain/rattachements/textes/contestation'
import { ContestForm } from './ContestForm.tsx'

interface Props {
  numero: string
  /** Undefined when the rights had ended before the page was loaded. */
  usager: UsagerRattache | undefined
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
      <p>{textes.faite(formaterJour(le))}</p>
      <p>{reponse ? textes.reponse(formaterJour(reponse.le)) : textes.sansReponse}</p>
      {reponse && <p className="users__said">{reponse.texte ?? textes.greffe.motifEfface}</p>}
    </>
  )
}
