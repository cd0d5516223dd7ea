import { textesNomsProches } from 'domain/association/textes/noms-proches'
import { CloseNames } from '../../association/CloseNames.tsx'
import type { DossierData } from './dossier.ts'

type Proches = NonNullable<NonNullable<DossierData['verifications']>['nomsProches']>

/** Names of the same commune close to the declared one (CCL art. 57). The declarant saw this list; here it follows the current register. */
export const DistinctName = ({ names }: { names: Proches }) =>
  names.length > 0 ? (
    <>
      <p>{textesNomsProches.proches}</p>
      <CloseNames names={names} />
    </>
  ) : (
    <p>{textesNomsProches.aucune}</p>
  )
