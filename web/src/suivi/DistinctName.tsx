import { textesNomsProches } from 'domain/association/textes-noms-proches'
import { CloseNames } from '../association/CloseNames.tsx'
import type { DossierData } from './dossier.ts'

type Proches = NonNullable<NonNullable<DossierData['verifications']>['nomsProches']>

/** Whether the name is clearly distinct from those of the same place (CCL art. 57): what its declarant was shown, as the register says it now. */
export const DistinctName = ({ names }: { names: Proches }) => (
  <section aria-labelledby="denomination-distincte">
    <h3 id="denomination-distincte" className="fr-h6">
      {textesNomsProches.distincte}
    </h3>
    {names.length > 0 ? (
      <>
        <p className="fr-mb-1v">{textesNomsProches.proches}</p>
        <CloseNames names={names} />
      </>
    ) : (
      <p>{textesNomsProches.aucune}</p>
    )}
  </section>
)
