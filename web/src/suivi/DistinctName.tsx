import { textesNomsProches } from 'domain/association/textes-noms-proches'
import { CloseNames } from '../association/CloseNames.tsx'
import type { DossierData } from './dossier.ts'

type Proches = NonNullable<NonNullable<DossierData['verifications']>['nomsProches']>

/** The names close to the one declared in its place (CCL art. 57): what its declarant was shown, as the register says it now. */
export const DistinctName = ({ names }: { names: Proches }) =>
  names.length > 0 ? (
    <>
      <p>{textesNomsProches.proches}</p>
      <CloseNames names={names} />
    </>
  ) : (
    <p>{textesNomsProches.aucune}</p>
  )
