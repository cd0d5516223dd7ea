import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { Inconnu } from 'domain/association/inconnus'
import { textesModification } from 'domain/requetes/textes/modification'
import { useDossierSaisi } from '../../dossier-saisi.ts'
import { Plis, plisDe } from '../association/plis.ts'
import type { ConflitInformation, SaisieInformations } from '../association/saisie-association.ts'
import { useChangementsDits } from './use-changements-dits.ts'

interface Props {
  /** Paths of the sheet, of the announced changes and of the conflicts. */
  path: string
  changements: string
  conflits: string
  registre: SaisieInformations
  /** Fields that the register does not know. */
  inconnus: readonly Inconnu[]
  children: ReactNode
}

/** The sheet, with the groups that do not change folded. */
export const AssociationPliee = ({ path, changements, conflits: enConflit, registre, inconnus, children }: Props) => {
  const { erreurs } = useDossierSaisi()
  const dits = useChangementsDits(changements)
  const informations = useWatch({ name: path }) as SaisieInformations
  const conflits = useWatch({ name: enConflit }) as ConflitInformation[]
  const plis = plisDe({ dits, informations, registre, inconnus, conflits, erreurs, path })
  return (
    <>
      {Object.keys(plis).length > 0 && <p className="step-intro">{textesModification.replie}</p>}
      <Plis value={plis}>{children}</Plis>
    </>
  )
}
