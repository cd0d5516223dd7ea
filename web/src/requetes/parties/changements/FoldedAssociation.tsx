import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { UnknownChamp } from 'domain/association/unknowns'
import { textesModification } from 'domain/requetes/textes/modification'
import { useDossierContext } from '../../dossier-context.ts'
import { Plis, plisDe } from '../association/plis.ts'
import type { ConflitInformation, SaisieInformations } from '../association/saisie-association.ts'
import { useAnnouncedChangements } from './use-announced-changements.ts'

interface Props {
  /** Paths of the sheet, of the announced changes and of the conflicts. */
  path: string
  changements: string
  conflits: string
  registre: SaisieInformations
  /** Fields that the register does not know. */
  inconnus: readonly UnknownChamp[]
  children: ReactNode
}

/** The sheet, with the groups that do not change folded. */
export const FoldedAssociation = ({ path, changements, conflits: enConflit, registre, inconnus, children }: Props) => {
  const { erreurs } = useDossierContext()
  const dits = useAnnouncedChangements(changements)
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
