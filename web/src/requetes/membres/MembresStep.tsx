import { compterFondateurs } from 'domain/association/fondateurs'
import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { manquesMembres } from 'domain/requetes/verifier-membres'
import { comiteSaisi, fondateursSaisis } from '../saisie.ts'
import { StepActions } from '../StepActions.tsx'
import { StepRefusals } from '../StepRefusals.tsx'
import type { Creation } from '../use-creation.ts'
import { DirectionSection } from './DirectionSection.tsx'
import { FondateursSection } from './FondateursSection.tsx'

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
