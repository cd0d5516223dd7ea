import { compterFondateurs } from 'domain/association/fondateurs'
import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { manquesMembres } from 'domain/requetes/verifier-creation'
import { comiteSaisi, fondateursSaisis } from '../../saisie-creation.ts'
import { StepActions } from '../../demarche/StepActions.tsx'
import { StepRefusals } from '../../demarche/StepErrors.tsx'
import type { Creation } from '../../demarche/use-brouillon.ts'
import { DirectionSection } from './Direction.tsx'
import { FondateursSection } from './Fondateurs.tsx'

/** The members of an association to be: who directs, and the seven who found it (MEMB-14, FOUND-01). */
export const MembresStep = ({ creation }: { creation: Creation }) => {
  const { direction, fondateurs } = creation.saisie
  const comite = comiteSaisi(direction)
  const autres = fondateursSaisis(fondateurs)
  const compte = textesFormulaireAssociation.membresFondateurs(compterFondateurs(comite, autres))
  return (
    <>
      <StepRefusals creation={creation} />
      <DirectionSection creation={creation} />
      <FondateursSection creation={creation} compte={compte} />
      <StepActions
        onNext={creation.suivante}
        onBack={creation.precedente}
        manques={manquesMembres(comite, autres).map(({ defaultMessage }) => defaultMessage)}
      />
    </>
  )
}
